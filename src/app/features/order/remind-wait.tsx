import { useIsOver } from '#app/core-client/server-clock.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { TimeLeft } from './deadline.tsx';
import { t } from './texts.ts';

/** Where the figures are in a text, so that only they are drawn again each second. */
const LEFT = '\u0000';

function Wait({ until, text }: { until: ServerTime; text: string }) {
  const [before = '', after = ''] = text.split(LEFT);
  if (useIsOver(until)) return null;
  return (
    <p className="cap t3 num">
      {before}
      <TimeLeft until={until} />
      {after}
    </p>
  );
}

/** From when on one may appeal; nothing while the button for it is there. */
export function AppealWait({ order: { quota, allowedActions } }: { order: MoneyOrder }) {
  if (allowedActions.includes('appeal') || quota.appealAt === null) return null;
  return <Wait until={quota.appealAt} text={t('order.appealIn', { left: LEFT })} />;
}

/** When one may ask for haste again; nothing while the button for it is there, or where it is of no use. */
export function RemindWait({ order: { quota, allowedActions } }: { order: MoneyOrder }) {
  if (allowedActions.includes('remind') || quota.remindAt === null) return null;
  const text = t('order.remindIn', { left: LEFT, times: quota.remindersLeft });
  return <Wait until={quota.remindAt} text={text} />;
}

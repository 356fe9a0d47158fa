import { tLater } from '#app/i18n/later-text.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { TimeLeft, useIsOver } from './deadline.tsx';

/** Splits a text at its `{left}`, so that only the figures are drawn anew each second. */
const around = (times: number) => tLater('order.remindIn', { left: '\u0000', times }).split('\u0000');

function Wait({ remindAt, times }: { remindAt: ServerTime; times: number }) {
  const [before = '', after = ''] = around(times);
  if (useIsOver(remindAt)) return null;
  return (
    <p className="cap t3 num">
      {before}
      <TimeLeft until={remindAt} />
      {after}
    </p>
  );
}

/** When one may ask for haste again; nothing while the button for it is there, or where it is of no use. */
export function RemindWait({ order: { quota, allowedActions } }: { order: MoneyOrder }) {
  if (allowedActions.includes('remind') || quota.remindAt === null) return null;
  return <Wait remindAt={quota.remindAt} times={quota.remindersLeft} />;
}

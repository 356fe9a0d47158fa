import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { OrderAction } from '#contract/orders/order-machine.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { useIsOver } from './deadline.tsx';
import type { Act } from './deed.ts';
import { DeedQuestion, isAsked } from './deed-question.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { AppealWait, RemindWait } from './remind-wait.tsx';
import { useDeeds } from './use-deed.ts';
import './action-bar.css';
import './deed.css';

/** Deeds that end with the time of the state they belong to. */
const TIMED: ReadonlySet<OrderAction> = new Set(['confirm', 'cancel']);

const label = (deed: OrderAction, { kind }: MoneyOrder) =>
  deed === 'confirm' && kind === 'fastDraw' ? tLater('order.confirmReceipt') : tLater(`order.${deed}`);

/** From what loses most to what leads on: the primary one stands last, at the right. */
const ROW: readonly OrderAction[] = ['cancel', 'withdrawAppeal', 'appeal', 'proof', 'remind', 'confirm'];

type ActionBarProps = { readonly order: MoneyOrder; readonly act: Act };

/** What is open to the member: as the platform lists it, less what the time that has passed takes away. */
function useOpenDeeds({ allowedActions, deadlineAt }: MoneyOrder) {
  const isOver = useIsOver(deadlineAt);
  const open = ROW.filter((deed) => allowedActions.includes(deed) && !(isOver && TIMED.has(deed)));
  return { open, isOver: isOver && allowedActions.some((deed) => TIMED.has(deed)) };
}

function useActions({ order, act }: ActionBarProps) {
  const deeds = useDeeds(order, act);
  const [opened, setOpened] = useState<OrderAction | null>(null);
  const press = async (deed: OrderAction) => {
    if (deeds.busy !== null) return;
    deeds.forget();
    if (deed === 'appeal' || deed === 'proof' || isAsked(deed, order)) return setOpened(deed);
    const after = await deeds.run({ is: deed });
    if (deed === 'remind' && after !== null) showToast({ text: tLater('order.reminded'), tone: 'ok' });
  };
  return { deeds, opened, press, close: () => setOpened(null) };
}

/**
 * What a member may do to an order: the buttons the platform allows now and no other [4.05]. One deed at a time; while
 * it is under way further taps do nothing, and a result that stays out is said to be looked for, never to have failed.
 */
export function ActionBar({ order, act }: ActionBarProps) {
  const { open, isOver } = useOpenDeeds(order);
  const { deeds, opened, press, close } = useActions({ order, act });
  return (
    <div className="deeds">
      {open.length > 0 ? (
        <fieldset className="deeds__row" aria-label={tLater('order.actions')}>
          {open.map((deed) => (
            <Button
              key={deed}
              variant={deed === 'confirm' ? 'primary' : undefined}
              loading={deeds.busy === deed}
              onClick={() => press(deed)}
            >
              {label(deed, order)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <p className="cap t3 deeds__note" role="status">
        {deeds.slow ? tLater('order.checking') : isOver ? tLater('order.timeOverText') : null}
      </p>
      <RemindWait order={order} />
      <AppealWait order={order} />
      <p className="deed__problem" role="alert">
        {opened === null ? deeds.problem : null}
      </p>
      {opened === 'proof' ? <ProofDialog deeds={deeds} sent={order.proofs} onClose={close} /> : null}
      {opened === 'appeal' ? <AppealDialog order={order} deeds={deeds} act={act} onClose={close} /> : null}
      {opened !== null && isAsked(opened, order) ? (
        <DeedQuestion deed={opened} order={order} deeds={deeds} onClose={close} />
      ) : null}
    </div>
  );
}

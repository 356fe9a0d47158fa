import { useEffect, useRef } from 'react';
import { ActionBar } from '#app/features/money/order/actions/action-bar.tsx';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { actOn } from '#app/features/money/order/order-commands.ts';
import { OrderFrame, OrderLinks, Warning } from '#app/features/money/order/panel/order-frame.tsx';
import { OrderTimeline } from '#app/features/money/order/progress/order-timeline.tsx';
import { destinationText } from '#app/features/money/payee/payee.ts';
import { paths } from '#app/routes/paths.ts';
import type { WithdrawalOrder } from '#contract/money/order/order-guards.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import '../payout.css';

/** Returns the member's text for the state of an order: the next step, and the required action. */
function stateAdvice(order: MoneyOrder, amounts: { readonly gross: string; readonly net: string }): string {
  if (order.outcome === 'success') return t('withdraw.arrived', { amount: amounts.net });
  if (order.outcome !== 'open') return t('withdraw.refunded', { amount: amounts.gross });
  switch (order.state) {
    case 'awaitMyConfirm':
    case 'overdue':
      return t('withdraw.fastConfirm');
    case 'needInfo':
      return t('withdraw.needInfo');
    case 'suspended':
      return t('withdraw.suspended');
    case 'unmatched':
      return t('withdraw.unmatched');
    default:
      return order.expected;
  }
}

/** Returns the label of a state's deadline. */
function deadlineLabel({ state }: Pick<MoneyOrder, 'state'>): string {
  if (state === 'awaitMyConfirm') return t('withdraw.deadlineConfirm');
  if (state === 'needInfo') return t('withdraw.deadlineInfo');
  return t(state === 'awaitPayment' ? 'withdraw.deadlinePay' : 'withdraw.deadline');
}

/** Moves focus to the order for a member who came from submitting the form, where it was lost. */
function useFocusOnArrival() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  return panel;
}

/** Links from an ended order. */
const EndLinks = () => (
  <OrderLinks>
    <Link className={buttonClass()} to={paths.records}>
      {t('withdraw.toRecords')}
    </Link>
    <Link className={buttonClass({ variant: 'primary' })} to={paths.wallet}>
      {t('withdraw.toWallet')}
    </Link>
  </OrderLinks>
);

/** Payout order: its state and time, amount, next step, and available actions. */
export function OrderPanel({ order }: { order: WithdrawalOrder }) {
  const money = useMoneyText();
  const panel = useFocusOnArrival();
  const { amount, net, currency, outcome, reason } = order;
  const title = destinationText(order);
  return (
    <OrderFrame
      order={order}
      panel={panel}
      title={title}
      timeLabel={deadlineLabel(order)}
      lead={
        outcome === 'open' ? (
          <div>
            <p className="cap t3">{title}</p>
            <p className="payout-order-amount">{money(net, currency)}</p>
          </div>
        ) : null
      }
      next={stateAdvice(order, { gross: money(amount, currency), net: money(net, currency) })}
    >
      {reason === '' ? null : <Warning>{reason}</Warning>}
      <OrderTimeline order={order} />
      <ActionBar order={order} act={actOn} />
      {outcome === 'open' ? null : <EndLinks />}
    </OrderFrame>
  );
}

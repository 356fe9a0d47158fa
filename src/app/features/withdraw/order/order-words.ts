import { tLater } from '#app/i18n/later-text.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';

/** What a member is told about the state an order is in: what happens next, and what they are asked to do. */
export function stateAdvice(
  order: MoneyOrder,
  amounts: { readonly whole: string; readonly net: string },
): string {
  if (order.cls === 'success') return tLater('withdraw.arrived', { amount: amounts.net });
  if (order.cls !== 'open') return tLater('withdraw.refunded', { amount: amounts.whole });
  switch (order.state) {
    case 'awaitMyConfirm':
    case 'overdue':
      return tLater('withdraw.fastConfirm');
    case 'needInfo':
      return tLater('withdraw.needInfo');
    case 'suspended':
      return tLater('withdraw.suspended');
    case 'unmatched':
      return tLater('withdraw.unmatched');
    default:
      return order.expected;
  }
}

/** What ends at the deadline of a state. */
export function deadlineLabel({ state }: Pick<MoneyOrder, 'state'>): string {
  if (state === 'awaitMyConfirm') return tLater('withdraw.deadlineConfirm');
  if (state === 'needInfo') return tLater('withdraw.deadlineInfo');
  return tLater(state === 'awaitPayment' ? 'withdraw.deadlinePay' : 'withdraw.deadline');
}

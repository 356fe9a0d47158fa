import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { t } from '../texts.ts';

/** Returns the member's text for the state of an order: the next step, and the required action. */
export function stateAdvice(
  order: MoneyOrder,
  amounts: { readonly whole: string; readonly net: string },
): string {
  if (order.outcome === 'success') return t('withdraw.arrived', { amount: amounts.net });
  if (order.outcome !== 'open') return t('withdraw.refunded', { amount: amounts.whole });
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
export function deadlineLabel({ state }: Pick<MoneyOrder, 'state'>): string {
  if (state === 'awaitMyConfirm') return t('withdraw.deadlineConfirm');
  if (state === 'needInfo') return t('withdraw.deadlineInfo');
  return t(state === 'awaitPayment' ? 'withdraw.deadlinePay' : 'withdraw.deadline');
}

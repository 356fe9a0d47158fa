import type { PayType } from '#contract/money/order/payment-schema.ts';
import { typedAmount } from '#contract/rules.ts';
import type { Minor } from '#contract/units/money.ts';

export type AmountState =
  | { readonly is: 'missing' }
  | { readonly is: 'low' | 'high' | 'overLimit' }
  | { readonly is: 'right'; readonly amount: Minor };

/**
 * Compares a typed amount with the limits of one order and the rest of the member's own limits [5.08]. A partly typed
 * amount, `12.`, counts as typed so far.
 */
export function amountState(
  typed: string,
  { min, max }: PayType['limits'],
  left: Minor | null = null,
): AmountState {
  const amount = typedAmount(typed);
  if (amount === null || amount === 0n) return { is: 'missing' };
  if (amount < min) return { is: 'low' };
  if (amount > max) return { is: 'high' };
  return left !== null && amount > left ? { is: 'overLimit' } : { is: 'right', amount };
}

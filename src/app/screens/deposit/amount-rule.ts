import type { PayType } from '#contract/models/payment.ts';
import { isAmountText } from '#contract/rules.ts';
import { type Minor, minor, minorFromText } from '#contract/units/money.ts';

export type AmountState =
  | { readonly is: 'missing' }
  | { readonly is: 'low' | 'high' }
  | { readonly is: 'right'; readonly amount: Minor };

/** How a typed amount stands against the limits of one order [5.08]. An amount half typed, `12.`, counts as typed so far. */
export function amountState(typed: string, { min, max }: PayType['limits']): AmountState {
  const text = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  const amount = isAmountText(text) ? minorFromText(text) : null;
  if (amount === null || amount === 0n) return { is: 'missing' };
  if (amount < min) return { is: 'low' };
  return amount > max ? { is: 'high' } : { is: 'right', amount };
}

/** The fee of a deposit; `feeRate` in hundredths of a percent. A begun fen counts whole. */
export const feeOf = (amount: Minor, feeRate: number): Minor =>
  minor((amount * BigInt(feeRate) + 9_999n) / 10_000n);

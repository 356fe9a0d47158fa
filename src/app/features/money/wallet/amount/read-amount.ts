import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import type { Minor } from '#contract/units/money.ts';

/** Parsed amount, or its error. */
export type ReadAmount =
  | { readonly is: 'amount'; readonly amount: Minor }
  | { readonly is: 'missing' | 'nothing' | 'short' };

/** Parses the amount of a field [5.08]: it is required, above zero, and at most the available balance. */
export function readAmount(text: string, available: Minor): ReadAmount {
  const amount = typedAmount(text);
  if (amount === null) return { is: 'missing' };
  if (amount <= 0n) return { is: 'nothing' };
  return amount > available ? { is: 'short' } : { is: 'amount', amount };
}

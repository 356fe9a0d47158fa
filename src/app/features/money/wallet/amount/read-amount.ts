import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import type { Minor } from '#contract/units/money.ts';

/** What is wrong with an amount, or the amount. */
export type ReadAmount =
  | { readonly is: 'amount'; readonly amount: Minor }
  | { readonly is: 'missing' | 'nothing' | 'short' };

/** Reads an amount as a field keeps it [5.08]: it must be there, above nothing, and no more than what there is. */
export function readAmount(text: string, available: Minor): ReadAmount {
  const amount = typedAmount(text);
  if (amount === null) return { is: 'missing' };
  if (amount <= 0n) return { is: 'nothing' };
  return amount > available ? { is: 'short' } : { is: 'amount', amount };
}

import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

type Known = Pick<WithdrawPrompt, 'available' | 'limits'>;

/** Why an amount cannot be withdrawn, said while it is typed; null for one that can. `verb` as the site calls it [1.05]. */
export function amountProblem(typed: string, { available, limits }: Known, verb: string): string | null {
  if (typed === '') return t('withdraw.amountMissing', { verb });
  const amount = typedAmount(typed);
  if (amount === null) return t('withdraw.amountForm');
  if (amount < limits.min) return t('withdraw.belowMin', { min: formatMinor(limits.min) });
  if (amount > available) return t('withdraw.aboveAvailable', { verb, available: formatMinor(available) });
  if (amount > limits.max) return t('withdraw.aboveMax', { max: formatMinor(limits.max) });
  return null;
}

/** As much as one order may take out, as typed text; what the limits do not allow is not offered. */
export function allOf({ available, limits }: Known): Minor {
  return available > limits.max ? limits.max : available;
}

import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

type Known = Pick<WithdrawPrompt, 'available' | 'limits'>;

/**
 * Returns why an amount cannot be withdrawn, shown while it is typed; null for a valid one. `verb` is the site's word for
 * it [1.05].
 */
export function amountProblem(typed: string, { available, limits }: Known, verb: string): string | null {
  if (typed === '') return t('withdraw.amountMissing', { verb });
  const amount = typedAmount(typed);
  if (amount === null) return t('withdraw.amountForm');
  if (amount < limits.min) return t('withdraw.belowMin', { min: formatMinor(limits.min) });
  if (amount > available) return t('withdraw.aboveAvailable', { verb, available: formatMinor(available) });
  if (amount > limits.max) return t('withdraw.aboveMax', { max: formatMinor(limits.max) });
  return null;
}

/** Returns the largest amount of one order; amounts above the limits are not offered. */
export function allOf({ available, limits }: Known): Minor {
  return available > limits.max ? limits.max : available;
}

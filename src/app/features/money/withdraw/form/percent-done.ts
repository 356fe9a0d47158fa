import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';

const WHOLE = 100n;

/**
 * Returns the completed part of the wagering requirement, whole percent, rounded down so that an incomplete one never
 * counts as done.
 */
export const percentDone = ({
  wageringLeft: left,
  wageringTotal: total,
}: Pick<WithdrawPrompt, 'wageringLeft' | 'wageringTotal'>): number =>
  left === 0n || total === 0n ? Number(WHOLE) : Number(((total - left) * WHOLE) / total);

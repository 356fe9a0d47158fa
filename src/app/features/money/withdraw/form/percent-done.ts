import type { WithdrawPrompt } from '#contract/money/order/payment-schema.ts';

const WHOLE = 100n;

/** How much of what had to be staked is staked, whole percent, rounded down: done is only what is done. */
export const percentDone = ({
  wageringLeft: left,
  wageringTotal: total,
}: Pick<WithdrawPrompt, 'wageringLeft' | 'wageringTotal'>): number =>
  left === 0n || total === 0n ? Number(WHOLE) : Number(((total - left) * WHOLE) / total);

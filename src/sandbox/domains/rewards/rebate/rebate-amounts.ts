import { REBATE_LEAST } from '#contract/rewards/vip/rebate-constants.ts';

const WHOLE = 10_000n;

/** Applies a rate in hundredths of a percent to a sum, minor units: fractions are dropped, for negative sums too. */
export const rebateOf = (valid: bigint, rate: number): bigint => (valid * BigInt(rate)) / WHOLE;

/** Returns the payment of a day and the remainder for the next: nothing below the minimum, and never more than the maximum. */
export function dayRebate(
  parts: readonly bigint[],
  carried: bigint,
  most: bigint,
): { readonly amount: bigint; readonly left: bigint } {
  const whole = parts.reduce((sum, part) => sum + part, carried);
  if (whole < REBATE_LEAST) return { amount: 0n, left: whole };
  return { amount: whole < most ? whole : most, left: 0n };
}

import { REBATE_LEAST } from '#contract/rewards/vip/rebate-constants.ts';

const WHOLE = 10_000n;

/** What a rate in hundredths of a percent makes of a sum, minor units: broken units are left out, upwards and downwards. */
export const rebateOf = (valid: bigint, rate: number): bigint => (valid * BigInt(rate)) / WHOLE;

/** What a day pays and what it leaves to the next: nothing below the least sum, and never more than the most. */
export function dayRebate(
  parts: readonly bigint[],
  carried: bigint,
  most: bigint,
): { readonly amount: bigint; readonly left: bigint } {
  const whole = parts.reduce((sum, part) => sum + part, carried);
  if (whole < REBATE_LEAST) return { amount: 0n, left: whole };
  return { amount: whole < most ? whole : most, left: 0n };
}

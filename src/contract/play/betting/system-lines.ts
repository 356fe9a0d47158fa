import { type Minor, minor } from '#contract/units/money.ts';

/** Returns the minimum stake of a line, in minor units, with which a bet of `lines` lines is at least `limit`: rounded up. */
export const leastOfLine = (limit: Minor, lines: number): Minor =>
  minor((limit + BigInt(lines) - 1n) / BigInt(lines));

/** Returns the highest stake of a line, in minor units, with which a bet of `lines` lines is at most `limit`: rounded down. */
export const mostOfLine = (limit: Minor, lines: number): Minor => minor(limit / BigInt(lines));

/**
 * Returns the number of lines in a system of `size` out of `legs` selections: the number of combinations. `size` 1 gives
 * singles, and `size` equal to `legs` the one multiple.
 * @throws RangeError when a number is no whole number from 0
 */
export function systemLines(legs: number, size: number): number {
  if (![legs, size].every((each) => Number.isSafeInteger(each) && each >= 0))
    throw new RangeError(`no system: ${size} of ${legs}`);
  if (size > legs) return 0;
  let lines = 1;
  for (let chosen = 1; chosen <= size; chosen++) lines = (lines * (legs - size + chosen)) / chosen;
  return lines;
}

import { type Minor, minor } from '#contract/units/money.ts';

/** Returns the minimum stake of a line, in minor units, with which a bet of `lines` lines is at least `whole`: rounded up. */
export const leastOfLine = (whole: Minor, lines: number): Minor =>
  minor((whole + BigInt(lines) - 1n) / BigInt(lines));

/** Returns the highest stake of a line, in minor units, with which a bet of `lines` lines is at most `whole`: rounded down. */
export const mostOfLine = (whole: Minor, lines: number): Minor => minor(whole / BigInt(lines));

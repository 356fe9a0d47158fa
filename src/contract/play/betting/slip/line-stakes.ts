import { type Minor, minor } from '#contract/units/money.ts';

/** Least stake of a line, in minor units, with which a bet of so many lines is at least `whole`: rounded up. */
export const leastOfLine = (whole: Minor, lines: number): Minor =>
  minor((whole + BigInt(lines) - 1n) / BigInt(lines));

/** Highest stake of a line, in minor units, with which a bet of so many lines is at most `whole`: rounded down. */
export const mostOfLine = (whole: Minor, lines: number): Minor => minor(whole / BigInt(lines));

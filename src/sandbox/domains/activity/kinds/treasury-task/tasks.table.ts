import type { TreasuryTaskName } from '#contract/activity/schema/kinds/treasury-task.ts';

/** Number of days that a raise is valid from the midnight after its claim, and that tasks look back on. */
export const RAISE_DAYS = 7;

/** Requirement of each task, in days, or of `average` in whole units of the currency, and its addition to the rate. */
export const TREASURY_ROWS: Readonly<
  Record<TreasuryTaskName, { readonly needed: number; readonly extra: number }>
> = {
  hold: { needed: RAISE_DAYS, extra: 73 },
  average: { needed: 10_000, extra: 73 },
  signIn: { needed: RAISE_DAYS, extra: 73 },
};

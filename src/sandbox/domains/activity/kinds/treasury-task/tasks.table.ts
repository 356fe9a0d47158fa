import type { TreasuryTaskName } from '#contract/activity/schema/treasury-task.ts';

/** Days that a raise holds from the midnight after it was claimed, and that tasks look back on. */
export const RAISE_DAYS = 7;

/** What each task asks for, in days, or of `average` in whole units of the currency, and what it adds to the rate. */
export const TREASURY_ROWS: Readonly<
  Record<TreasuryTaskName, { readonly needed: number; readonly extra: number }>
> = {
  hold: { needed: RAISE_DAYS, extra: 73 },
  average: { needed: 10_000, extra: 73 },
  signIn: { needed: RAISE_DAYS, extra: 73 },
};

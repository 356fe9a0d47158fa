import { SECOND_MS } from '#contract/units/durations.ts';

/** The 24-day quiz [1.03]: one round a day, with a fixed number of questions each. */
export const EURO24 = {
  rounds: 24,
  questions: 3,
  /** Time limit for answering a question, ms. */
  answerMs: 20 * SECOND_MS,
  /** Extra allowance for the transmission of an answer, ms. */
  allowanceMs: SECOND_MS,
  /** Coins for a right answer, and on top for a round without a wrong one. */
  coins: 5,
  allRightCoins: 10,
} as const;

/** Coins for a streak of consecutive days on which the round was finished. */
export const EURO24_RUNS = [
  { days: 3, coins: 20 },
  { days: 8, coins: 88 },
  { days: 16, coins: 188 },
  { days: 24, coins: 388 },
] as const;

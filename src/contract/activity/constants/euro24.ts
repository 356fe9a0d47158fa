import { SECOND_MS } from '#contract/units/durations.ts';

/** The quiz of 24 days [1.03]: a round each day, so many questions in each. */
export const EURO24 = {
  rounds: 24,
  questions: 3,
  /** How long a question is open. */
  answerMs: 20 * SECOND_MS,
  /** What the way of an answer may take besides. */
  allowanceMs: SECOND_MS,
  /** Coins for a right answer, and on top for a round without a wrong one. */
  coins: 5,
  allRightCoins: 10,
} as const;

/** Coins for so many days in a row on which the round was finished. */
export const EURO24_RUNS = [
  { days: 3, coins: 20 },
  { days: 8, coins: 88 },
  { days: 16, coins: 188 },
  { days: 24, coins: 388 },
] as const;

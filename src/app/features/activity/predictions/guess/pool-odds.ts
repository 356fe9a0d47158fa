import type { GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { type Coins, coins } from '#contract/units/money.ts';

const HUNDRED = 100n;

type Pooled = Pick<GuessQuestion, 'answers'>;

/** Returns the total pool of a question; coins. */
export const poolOf = ({ answers }: Pooled): Coins =>
  coins(answers.reduce((sum, { pool }) => sum + pool, 0n));

/** Returns the share of the pool on an answer, whole hundredths. */
export const partOf = (pool: Coins, onAnswer: Coins): number =>
  pool === 0n ? 0 : Number((onAnswer * HUNDRED) / pool);

/** `2.17`: the pool in multiples of what is on an answer, cut after two digits; blank where nothing is on it. */
export function timesOf(pool: Coins, onAnswer: Coins): string {
  if (onAnswer === 0n) return '';
  const hundredths = (pool * HUNDRED) / onAnswer;
  return `${hundredths / HUNDRED}.${String(hundredths % HUNDRED).padStart(2, '0')}`;
}

/**
 * Estimates the return of a further stake on an answer if the pool stayed unchanged after it, until it is locked. Whole
 * coins, rounded down.
 */
export function expectedReturn(pool: bigint, onAnswer: bigint, stake: bigint): bigint {
  return stake === 0n ? 0n : ((pool + stake) * stake) / (onAnswer + stake);
}

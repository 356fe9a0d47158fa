import type { GuessQuestion } from '#contract/activity/schema/guess.ts';
import { type Coins, coins } from '#contract/units/money.ts';

const HUNDRED = 100n;

type Pooled = Pick<GuessQuestion, 'answers'>;

/** All that is in a question; coins. */
export const poolOf = ({ answers }: Pooled): Coins =>
  coins(answers.reduce((sum, { pool }) => sum + pool, 0n));

/** What part of the pool is on an answer, whole hundredths. */
export const partOf = (pool: Coins, onAnswer: Coins): number =>
  pool === 0n ? 0 : Number((onAnswer * HUNDRED) / pool);

/** `2.17`: the pool in multiples of what is on an answer, cut after two digits; blank where nothing is on it. */
export function timesOf(pool: Coins, onAnswer: Coins): string {
  if (onAnswer === 0n) return '';
  const hundredths = (pool * HUNDRED) / onAnswer;
  return `${hundredths / HUNDRED}.${String(hundredths % HUNDRED).padStart(2, '0')}`;
}

/**
 * What a further stake on an answer would return if the pool stayed as it is then: an estimate until it is locked.
 * Whole coins, rounded down.
 */
export function expectedReturn(pool: bigint, onAnswer: bigint, stake: bigint): bigint {
  return stake === 0n ? 0n : ((pool + stake) * stake) / (onAnswer + stake);
}

import { answersOf, type GuessAnswer, type GuessTopic } from '#contract/activity/constants/guess.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import type { QuestionRow } from './guess-store.ts';

/** Final total of the crowd's stakes; coins. */
const POOL = { least: 4_000, more: 12_000 } as const;
/** Time before the kick-off at which the crowd begins, with a part of its stakes, ms. */
const BEGINS_MS = 24 * HOUR_MS;
const AT_FIRST = 0.3;
/** Coins one of the crowd puts in on average. */
const EACH = 45n;

/** Distribution of the crowd's stakes on each topic, in hundredths, answer by answer; each match varies it. */
const LEANS: Readonly<Record<GuessTopic, readonly number[]>> = {
  result: [46, 27, 27],
  goals: [24, 47, 29],
  corners: [30, 42, 28],
  firstGoal: [50, 40, 10],
};
const MOOD = 12;

/** Returns the crowd's total stake on an answer at kick-off. */
function fullStake({ question_id, topic }: QuestionRow, index: number): number {
  const pool = POOL.least + (hash32(question_id) % POOL.more);
  const lean = LEANS[topic][index] ?? 0;
  const mood = (hash32(`${question_id} ${index}`) % (2 * MOOD + 1)) - MOOD;
  return Math.max(1, Math.floor((pool * Math.max(3, lean + (mood * lean) / 50)) / 100));
}

/** Returns the crowd's stakes on each answer of a question by a time, whole coins; they grow until the kick-off. */
export function crowdStakes(question: QuestionRow, at: number): readonly (readonly [GuessAnswer, bigint])[] {
  const passed = Math.min(1, Math.max(0, 1 - (question.start_at - at) / BEGINS_MS));
  const part = AT_FIRST + (1 - AT_FIRST) * passed;
  return answersOf(question.topic).map(
    (answer, index) => [answer, BigInt(Math.floor(fullStake(question, index) * part))] as const,
  );
}

/** Returns the number of crowd members for a total stake. */
export const crowdPeople = (staked: bigint): number => Number((staked + EACH - 1n) / EACH);

import { answersOf, type GuessAnswer, type GuessTopic } from '#contract/activity/constants/guess.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import type { QuestionRow } from './guess-store.ts';

/** What the crowd has put in in the end; coins. */
const POOL = { least: 4_000, more: 12_000 } as const;
/** It begins so long before the kick-off, with a part of it. */
const BEGINS_MS = 24 * HOUR_MS;
const AT_FIRST = 0.3;
/** Coins one of the crowd puts in on average. */
const EACH = 45n;

/** How the crowd leans on each topic, in hundredths, answer by answer; a match has its own mood. */
const LEANS: Readonly<Record<GuessTopic, readonly number[]>> = {
  result: [46, 27, 27],
  goals: [24, 47, 29],
  corners: [30, 42, 28],
  firstGoal: [50, 40, 10],
};
const MOOD = 12;

/** All that the crowd will have on an answer at kick-off. */
function fullStake({ question_id, topic }: QuestionRow, index: number): number {
  const pool = POOL.least + (hash32(question_id) % POOL.more);
  const lean = LEANS[topic][index] ?? 0;
  const mood = (hash32(`${question_id} ${index}`) % (2 * MOOD + 1)) - MOOD;
  return Math.max(1, Math.floor((pool * Math.max(3, lean + (mood * lean) / 50)) / 100));
}

/** What the crowd has put on each answer of a question by a time, whole coins; it grows until the kick-off. */
export function crowdStakes(question: QuestionRow, at: number): readonly (readonly [GuessAnswer, bigint])[] {
  const passed = Math.min(1, Math.max(0, 1 - (question.start_at - at) / BEGINS_MS));
  const part = AT_FIRST + (1 - AT_FIRST) * passed;
  return answersOf(question.topic).map(
    (answer, index) => [answer, BigInt(Math.floor(fullStake(question, index) * part))] as const,
  );
}

/** How many of the crowd have put in so much. */
export const crowdPeople = (put: bigint): number => Number((put + EACH - 1n) / EACH);

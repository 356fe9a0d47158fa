import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { ServedRow } from './euro24-store.ts';

/** The number of today's round, from 1; null outside of the days of an edition. */
export function roundAt({ times }: Pick<Edition, 'times'>, now: number): number | null {
  const n = Math.floor((now - times.openAt) / DAY_MS) + 1;
  return n >= 1 && n <= EURO24.rounds ? n : null;
}

/** The day of Beijing of a round. */
export const dayOfRound = ({ times }: Pick<Edition, 'times'>, n: number): DayText =>
  siteDayOf(times.openAt + (n - 1) * DAY_MS);

const isFinished = (rows: readonly ServedRow[]): boolean =>
  rows.filter(({ answered_at }) => answered_at !== null).length === EURO24.questions;

/** Returns the time until which an answer to a question counts, epoch ms. */
const answerEnd = ({ served_at }: Pick<ServedRow, 'served_at'>): number =>
  served_at + EURO24.answerMs + EURO24.allowanceMs;

/** True while a question can still be answered, past midnight too. */
export const isTimed = (row: Pick<ServedRow, 'served_at'>, now: number): boolean => now <= answerEnd(row);

/** The day whose round is played at a time: today, or the day of the last question while its time runs. Rows by day. */
export function dayPlayed(rows: readonly ServedRow[], now: number): DayText {
  const last = rows.at(-1);
  return last && isTimed(last, now) ? last.day : siteDayOf(now);
}

/** Days in a row on which the round was finished, up to a day, or up to the one before while that day's is not. */
export function runOf(rows: readonly ServedRow[], day: DayText): number {
  const days = Map.groupBy(rows, ({ day }) => day);
  const done = (each: DayText) => isFinished(days.get(each) ?? []);
  const dayBack = (back: number) => siteDayOf(siteDayStart(day, -back));
  const first = done(dayBack(0)) ? 0 : 1;
  let length = 0;
  while (done(dayBack(first + length))) length += 1;
  return length;
}

import { EURO24 } from '#contract/constants/euro24.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions.ts';
import type { ServedRow } from './quiz-store.ts';

/** The number of today's round, from 1; null outside of the days of an edition. */
export function roundAt({ times }: Pick<Edition, 'times'>, now: number): number | null {
  const n = Math.floor((now - times.openAt) / DAY_MS) + 1;
  return n >= 1 && n <= EURO24.rounds ? n : null;
}

/** The day of Beijing of a round. */
export const dayOfRound = ({ times }: Pick<Edition, 'times'>, n: number): string =>
  siteDayOf(times.openAt + (n - 1) * DAY_MS);

const isFinished = (rows: readonly ServedRow[]): boolean =>
  rows.filter(({ answered_at }) => answered_at !== null).length === EURO24.questions;

/** Days in a row on which the round was finished, up to today, or up to yesterday while today's is not. */
export function runOf(rows: readonly ServedRow[], now: number): number {
  const days = Map.groupBy(rows, ({ day }) => day);
  const done = (day: string) => isFinished(days.get(day) ?? []);
  const dayBack = (back: number) => siteDayOf(siteDayStart(siteDayOf(now), -back));
  const first = done(dayBack(0)) ? 0 : 1;
  let length = 0;
  while (done(dayBack(first + length))) length += 1;
  return length;
}

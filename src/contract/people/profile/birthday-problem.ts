import { DAY } from '#contract/text/wire-patterns.ts';
import { MEMBER_AGE } from './constants.ts';

export type BirthdayProblem = 'date' | 'young' | 'old';

const BEIJING_MS = 8 * 3_600_000;

/** `2026-11-23` of a moment in Beijing, epoch ms. */
const beijingDay = (now: number) => new Date(now + BEIJING_MS).toISOString().slice(0, 10);
/** Returns the same day a number of years earlier; also for 29 February, since days are compared as text. */
const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** Returns the problem of a birthday, `YYYY-MM-DD` in Beijing; null when it is a valid day and its owner is of age. */
export function birthdayProblem(birthday: string, now: number): BirthdayProblem | null {
  const at = DAY.test(birthday) ? Date.parse(`${birthday}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== birthday) return 'date';
  const today = beijingDay(now);
  if (birthday > yearsBefore(today, MEMBER_AGE.min)) return 'young';
  return birthday < yearsBefore(today, MEMBER_AGE.max) ? 'old' : null;
}

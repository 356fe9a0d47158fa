import { DAY } from '#contract/text/wire-patterns.ts';
import { MEMBER_AGE } from './constants.ts';

export type NicknameProblem = 'length' | 'characters' | 'digits';

const MIN = 2;
const MAX = 12;

/**
 * Returns the first problem of a nickname to fix: 2 to 12 letters; Chinese, Latin letters, digits, `_` and `·`; not digits
 * alone, which resemble a phone number. Null when it is fine.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < MIN || length > MAX) return 'length';
  if (!/^[\p{Script=Han}A-Za-z\d_·]+$/u.test(nickname)) return 'characters';
  return /^[\d_·]+$/.test(nickname) ? 'digits' : null;
}

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

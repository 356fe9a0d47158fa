import { DAY } from '#contract/text/wire-patterns.ts';
import { DAY_MS } from '#contract/units/durations.ts';

/** Minimum time between changes of a nickname, ms: members recognise each other by it in rooms. */
export const NICKNAME_WAIT_MS = 30 * DAY_MS;
/** Delay of a phone change without the old phone, ms, so that the owner of the old one can stop it. */
export const PHONE_CHANGE_WAIT_MS = DAY_MS;
/** Side limits of an uploaded avatar, px. */
export const AVATAR_SIDE = { min: 128, max: 2_048 } as const;
/** Age limits of a member, years. */
const MEMBER_AGE = { min: 18, max: 110 } as const;

export type NicknameProblem = 'length' | 'characters' | 'digits';

const NICKNAME_MIN = 2;
const NICKNAME_MAX = 12;

/**
 * Returns the first problem of a nickname to fix: 2 to 12 letters; Chinese, Latin letters, digits, `_` and `·`; not digits
 * alone, which resemble a phone number. Null when it is fine.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  const length = [...nickname].length;
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return 'length';
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

/** A link, with or without its scheme; scores and times have no letters after their dots. */
const LINK =
  /https?:\/\/\S+|www\.\S+|[a-z0-9-]{2,}\.(?:com|cn|net|org|cc|top|vip|xyz|me|io|app)(?![a-z])\S*/i;
/** A mobile number of the mainland, however it is spaced. */
const MOBILE = /(?<!\d)1[3-9](?:[\s-]?\d){9}(?!\d)/;

/**
 * Returns the first link, mobile number or contact term of a text, unchanged; null when there is none. Full-width letters
 * and digits count as their plain ones.
 * @param words contact terms of the site, such as 微信号.
 */
export function contactPart(text: string, words: readonly string[]): string | null {
  const plain = text.normalize('NFKC');
  const lowerCased = plain.toLowerCase();
  const word = words.find((each) => lowerCased.includes(each.toLowerCase()));
  return LINK.exec(plain)?.[0] ?? MOBILE.exec(plain)?.[0] ?? word ?? null;
}

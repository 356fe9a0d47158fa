import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { dayTime, hourMinute, type ServerTime, serverTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const BEIJING_MS = 8 * HOUR_MS;
const DAY_LETTERS = 5;
const yearOf = (at: ServerTime) => new Date(at + BEIJING_MS).getUTCFullYear();
const dayOf = (at: ServerTime) => `${yearOf(at)}-${dayTime(at).slice(0, DAY_LETTERS)}`;

/** Short time of a message in Beijing: the hour today, then yesterday, then the day, with its year if another one. */
export function messageTime(at: ServerTime, now: ServerTime): string {
  const day = dayOf(at);
  if (day === dayOf(now)) return hourMinute(at);
  if (day === dayOf(serverTime(now - DAY_MS))) return t('inbox.yesterday');
  return yearOf(at) === yearOf(now) ? day.slice(-DAY_LETTERS) : day;
}

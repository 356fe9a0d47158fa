import { dayTime, type ServerTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something appeared, in words; its date after a day. */
export function agoText(at: ServerTime, now: ServerTime): string {
  const age = now - at;
  if (age < MINUTE) return t('reading.justNow');
  if (age < HOUR) return t('reading.minutesAgo', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('reading.hoursAgo', { count: Math.floor(age / HOUR) });
  return dayTime(at);
}

import { DAY_MS } from '#contract/units/durations.ts';
import { shortDay, siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

/** Short time of a message in Beijing: the hour today, then yesterday, then the day, with its year if another one. */
export function messageTime(at: ServerTime, now: ServerTime): string {
  const day = siteDayOf(at);
  if (day === siteDayOf(now)) return hourMinute(at);
  if (day === siteDayOf(now - DAY_MS)) return t('inbox.yesterday');
  return shortDay(day, now);
}

import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, serverTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const weekdayOf = (day: string): string =>
  t('stop.weekdays').charAt(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Formats an end time with weekday for checking: `2026-11-30 周一 14:28`; epoch ms. */
export function endText(at: number): string {
  const day = siteDayOf(at);
  return t('stop.until', { day, weekday: weekdayOf(day), time: hourMinute(serverTime(at)) });
}

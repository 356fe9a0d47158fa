import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { dayTime, type ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';

/** `刚刚`, `12 分钟前`, `2 小时前`; from a day on the day itself. */
export function agoText(at: ServerTime, now: ServerTime): string {
  const age = now - at;
  if (age < MINUTE_MS) return t('home.justNow');
  if (age < HOUR_MS) return t('home.minutesAgo', { count: Math.floor(age / MINUTE_MS) });
  if (age < DAY_MS) return t('home.hoursAgo', { count: Math.floor(age / HOUR_MS) });
  return dayTime(at).slice(0, 5);
}

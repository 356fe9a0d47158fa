import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { dayTime, type ServerTime } from '#contract/units/time.ts';
import { ago } from './texts/ago.ts';
import { textsOf } from './texts-of.ts';

const t = textsOf({ ago });

/**
 * Returns the relative time of an event: `刚刚`, `12 分钟前`, `2 小时前`.
 * @param older text from a day on; its day and time by default
 */
export function agoText(
  at: ServerTime,
  now: ServerTime,
  older: (at: ServerTime) => string = dayTime,
): string {
  const age = now - at;
  if (age < MINUTE_MS) return t('ago.justNow');
  if (age < HOUR_MS) return t('ago.minutes', { count: Math.floor(age / MINUTE_MS) });
  if (age < DAY_MS) return t('ago.hours', { count: Math.floor(age / HOUR_MS) });
  return older(at);
}

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { t } from '../texts.ts';

/** Seconds are shown in tens. */
const TENS = 10;
const FRESH_MS = TENS * SECOND_MS;

/** Formats the age of a balance: `刚刚更新`, `40 秒前更新`, `5 分钟前更新`. A clock that runs ahead never yields a negative age. */
export function ageText(ageMs: number): string {
  if (ageMs < FRESH_MS) return t('assets.fresh');
  const told = (key: 'assets.seconds' | 'assets.minutes' | 'assets.hours', count: number) =>
    t('assets.age', { time: t(key, { count }) });
  if (ageMs < MINUTE_MS) return told('assets.seconds', Math.floor(ageMs / FRESH_MS) * TENS);
  if (ageMs < HOUR_MS) return told('assets.minutes', Math.floor(ageMs / MINUTE_MS));
  return told('assets.hours', Math.floor(ageMs / HOUR_MS));
}

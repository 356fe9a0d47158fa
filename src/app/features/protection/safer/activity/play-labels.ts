import type { DayText } from '#contract/units/day-text.ts';
import type { PlayStep } from './play-span.ts';
import { t } from './texts.ts';

/** Returns the label under a bar: the day of the month, month and day, or the month. */
export function markOf(step: PlayStep, day: DayText): string {
  if (step === 'day') return String(Number(day.slice(8)));
  return step === 'week' ? day.slice(5) : day.slice(2, 7);
}

/** The name of a line: a day, the week that begins on one, a month. */
export function lineName(step: PlayStep, day: DayText): string {
  if (step === 'day') return day;
  return step === 'week'
    ? t('playReport.weekOf', { from: day })
    : t('playReport.monthOf', { month: day.slice(0, 7) });
}

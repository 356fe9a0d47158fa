import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** The site's calendar is Beijing's. */
const OFFSET_MS = 8 * 3_600_000;

const isDayText = (text: string): text is DayText => /^\d{4}-\d{2}-\d{2}$/.test(text);

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEKDAYS)[number];

export type DayAhead = {
  readonly day: DayText;
  /** `11-22`. */
  readonly date: string;
  readonly weekday: Weekday;
};

/** The next `count` days after today, in the site's calendar. */
export function daysAhead(now: ServerTime, count: number): readonly DayAhead[] {
  return Array.from(
    { length: count },
    (_, index) => new Date(now + OFFSET_MS + (index + 1) * DAY_MS),
  ).flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    const weekday = WEEKDAYS[date.getUTCDay()] ?? 0;
    return isDayText(day) ? [{ day, date: day.slice(5), weekday }] : [];
  });
}

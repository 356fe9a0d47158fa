import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DayText } from '#contract/units/day-text.ts';
import { coins } from '#contract/units/money.ts';
import { cellsBefore, dayNumber, monthNumber, weekdayOf, weekOf } from './days.ts';

const monthOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: v.parse(DayText, `${month}-${`${at + 1}`.padStart(2, '0')}`),
    state: 'future' as const,
    prize: { is: 'coins' as const, coins: coins(8) },
  }));

test('[7.17] the cells of a month begin on its weekday, Monday first', () => {
  expect(weekdayOf('2026-11-01')).toBe(0);
  expect(cellsBefore('2026-11-01')).toBe(6);
  expect(cellsBefore('2026-06-01')).toBe(0);
  expect([dayNumber('2026-11-09'), monthNumber('2026-11-09')]).toEqual([9, 11]);
});

test('[7.17] a week ends with its month, February of 28 or 29 days', () => {
  const numbers = (month: string, count: number, today: string) =>
    weekOf(monthOf(month, count), today).map(({ day }) => dayNumber(day));
  expect(numbers('2026-11', 30, '2026-11-23')).toEqual([23, 24, 25, 26, 27, 28, 29]);
  expect(numbers('2026-11', 30, '2026-11-01')).toEqual([1]);
  expect(numbers('2027-02', 28, '2027-02-28')).toEqual([22, 23, 24, 25, 26, 27, 28]);
  expect(numbers('2028-02', 29, '2028-02-29')).toEqual([28, 29]);
});

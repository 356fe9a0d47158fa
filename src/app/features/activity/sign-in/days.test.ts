import { expect, test } from 'vitest';
import { cellsBefore, dayNumber, monthNumber, weekdayOf } from './days.tsx';

test('[7.17] the cells of a month begin on its weekday, Monday first', () => {
  expect(weekdayOf('2026-11-01')).toBe(0);
  expect(cellsBefore('2026-11-01')).toBe(6);
  expect(cellsBefore('2026-06-01')).toBe(0);
  expect([dayNumber('2026-11-09'), monthNumber('2026-11-09')]).toEqual([9, 11]);
});

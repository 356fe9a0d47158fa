import { expect, test } from 'vitest';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { exclusionEnd, isLater, restEnd } from './restriction-end.ts';

const NOW = Date.parse('2026-11-23T14:28:00+08:00');
const dayIn = (days: number) => siteDayOf(siteDayStart(siteDayOf(NOW), days));
const chosen = (days: number) => restEnd({ length: 'chosen', day: dayIn(days) }, NOW);

test('[P.17] a break ends after its length or on a permitted day', () => {
  expect(restEnd({ length: 'day', day: null }, NOW)).toBe(Date.parse('2026-11-24T14:28:00+08:00'));
  expect(restEnd({ length: 'week', day: null }, NOW)).toBe(Date.parse('2026-11-30T14:28:00+08:00'));
  expect(restEnd({ length: 'month', day: null }, NOW)).toBe(Date.parse('2026-12-23T14:28:00+08:00'));
  expect(chosen(1)).toBe(Date.parse('2026-11-24T14:28:00+08:00'));
  expect(chosen(42)).toBe(Date.parse('2027-01-04T14:28:00+08:00'));
  expect([chosen(0), chosen(43), restEnd({ length: 'chosen', day: null }, NOW)]).toEqual([null, null, null]);
});

test('[P.18] an exclusion ends after its months, or never', () => {
  expect(exclusionEnd('60', NOW)).toBe(Date.parse('2031-11-23T14:28:00+08:00'));
  expect(exclusionEnd('ever', NOW)).toBeNull();
  expect([isLater(null, NOW), isLater(NOW + 1, NOW), isLater(NOW, NOW), isLater(NOW, null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isLater(null, null)).toBe(false);
});

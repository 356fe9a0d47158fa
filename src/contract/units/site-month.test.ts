import { expect, test } from 'vitest';
import { monthAfter, siteMonthOf, siteMonthStart } from './site-month.ts';

test('a month begins at midnight in Beijing, on the previous UTC day', () => {
  const start = Date.parse('2028-02-29T16:00:00Z');
  expect(siteMonthOf(start - 1)).toBe('2028-02');
  expect(siteMonthOf(start)).toBe('2028-03');
  expect(siteMonthStart('2028-03')).toBe(start);
  expect(siteMonthStart('2028-03', 3)).toBe(Date.parse('2028-03-02T16:00:00Z'));
});

test('months are counted over the end of a year, both ways', () => {
  expect([monthAfter('2026-11', 1), monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual([
    '2026-12',
    '2027-01',
    '2026-12',
  ]);
});

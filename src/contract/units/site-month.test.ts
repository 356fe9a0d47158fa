import { expect, test } from 'vitest';
import { siteMonthOf, siteMonthStart } from './site-month.ts';

test('a month begins at midnight in Beijing, which is still the last day of the month before in UTC', () => {
  const start = Date.parse('2028-02-29T16:00:00Z');
  expect(siteMonthOf(start - 1)).toBe('2028-02');
  expect(siteMonthOf(start)).toBe('2028-03');
  expect(siteMonthStart('2028-03')).toBe(start);
  expect(siteMonthStart('2028-03', 3)).toBe(Date.parse('2028-03-02T16:00:00Z'));
});

import { expect, test } from 'vitest';
import { oneOf } from '#contract/text/narrowing.ts';
import { LIST_PERIODS, pageIn, periodStart } from './record-query.ts';

test('[7.13] a period begins with a day of the site in UTC+8', () => {
  const lateInUtc = Date.parse('2026-11-20T17:30:00Z');
  expect(periodStart('today', lateInUtc)).toBe(Date.parse('2026-11-20T16:00:00Z'));
  expect(periodStart('week', lateInUtc)).toBe(Date.parse('2026-11-14T16:00:00Z'));
  expect(periodStart('always', lateInUtc)).toBeNull();
});

test('[7.13] an unsupported list query falls back to defaults', () => {
  expect(oneOf(LIST_PERIODS, 'today', 'month')).toBe('today');
  expect(oneOf(LIST_PERIODS, 'ever', 'month')).toBe('month');
  expect(['7', '0', '-3', '1e9', '1000000', null].map(pageIn)).toEqual([7, 1, 1, 1, 1, 1]);
});

import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { daysAhead } from './days-ahead.ts';

test('[2.02] the early list offers the site’s next days, in UTC+8', () => {
  const lateInUtc = serverTime(Date.parse('2026-12-30T17:30:00Z'));
  expect(daysAhead(lateInUtc, 2)).toEqual([
    { day: '2027-01-01', date: '01-01', weekday: 5 },
    { day: '2027-01-02', date: '01-02', weekday: 6 },
  ]);
});

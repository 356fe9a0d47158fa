import { expect, test } from 'vitest';
import { siteDayOf } from '#contract/units/site-day.ts';
import { daysOf, momentsOf, readRecordPick, recordQuery } from './record-pick.ts';

const pickOf = (query: string) => readRecordPick(new URLSearchParams(query));

test('[7.15] an address without a query is everything of the last seven days', () => {
  expect(pickOf('')).toEqual({
    type: 'all',
    state: 'all',
    currency: 'all',
    number: '',
    period: 'week',
    days: null,
    page: 1,
  });
  expect(daysOf(pickOf(''), siteDayOf(Date.parse('2026-11-22T04:00:00Z')))).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  });
});

test.each([
  'type=deposit',
  'period=month&page=3',
  'type=bonus&period=custom&from=2025-10-01&to=2025-10-31',
  'period=today',
  'state=open&currency=USDT&number=D2511',
])('[7.15] a pick survives its address: %s', (query) => {
  expect(recordQuery(pickOf(query)).toString()).toBe(query);
});

test.each([
  'type=lottery',
  'state=maybe',
  'currency=EUR',
  'page=1e1',
  'page=2.0',
  'number=++',
  'period=ever',
  'period=custom',
  'period=custom&from=2025-13-45&to=2025-10-01',
  'from=2025-10-01&to=2025-10-31',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=many',
])('[7.15] an unsupported query value falls back: %s', (query) => {
  expect(recordQuery(pickOf(query)).toString()).toBe('');
});

test('[7.15] reversed days are swapped', () => {
  expect(pickOf('period=custom&from=2025-10-31&to=2025-10-01').days).toEqual({
    from: '2025-10-01',
    to: '2025-10-31',
  });
});

test('[7.15] a day spans its full length in the site’s calendar', () => {
  const day = siteDayOf(Date.parse('2025-10-01T12:00:00Z'));
  const { from, to } = momentsOf({ from: day, to: day });
  expect(new Date(from).toISOString()).toBe('2025-09-30T16:00:00.000Z');
  expect(to - from).toBe(86_400_000 - 1);
});

test('[7.15] a number is searched in all records, whatever the period', () => {
  const { from } = daysOf(pickOf('number=D2511&period=today'), siteDayOf(Date.parse('2026-11-22T04:00:00Z')));
  expect(from).toBe('2025-09-24');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from './durations.ts';
import { siteClockOf, siteDayOf, siteDayStart } from './site-day.ts';

const TIME_MAX = Date.parse('2199-12-31T00:00:00Z');

test('a time belongs to the day that contains it', () => {
  const property = fc.property(fc.integer({ min: 0, max: TIME_MAX }), (at) => {
    const day = siteDayOf(at);
    expect(siteDayStart(day)).toBeLessThanOrEqual(at);
    expect(siteDayStart(day, 1)).toBeGreaterThan(at);
    expect(siteDayStart(day, 1) - siteDayStart(day)).toBe(DAY_MS);
  });
  fc.assert(property);
});

test('a day begins at midnight of Beijing', () => {
  const midnight = Date.parse('2026-11-23T00:00:00+08:00');
  expect([siteDayOf(midnight - 1), siteDayOf(midnight)]).toEqual(['2026-11-22', '2026-11-23']);
});

test('the clock of the site shows year, month, day, hour and minute', () => {
  expect(siteClockOf(Date.parse('2025-11-22T00:41:59.999+08:00'))).toBe('2511220041');
});

test('a time beyond the calendar belongs to no day', () => {
  expect(() => siteDayOf(Date.parse('+010000-01-01T00:00:00Z'))).toThrow(RangeError);
});

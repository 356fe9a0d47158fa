import { expect, test } from 'vitest';
import { greetingPeriod, sessionEntryExpiry, sponsorValues, tickerItems, venuePath } from './rules.ts';

test.each([
  [undefined, '/app/egame/ybegdz'],
  ['', '/app/egame/ybegdz'],
  ['ybegdz', '/app/egame/ybegdz'],
  ['yb', '/app/egame/by'],
  ['YBQP', '/app/egame/by'],
  ['YBDZ', '/app/egame/dz'],
  ['ybdz', '/app/egame/dz'],
  ['PG', '/app/egame/pg'],
  ['CQ9DZ', '/app/egame/cq'],
  ['../x', '/app/egame/unknown'],
  ['舟', '/app/egame/unknown'],
])('[2.03] the venue %j is at %s', (prefix, path) => {
  expect(venuePath(prefix)).toBe(path);
});

test('[2.03] the first venue of the list is at dz, whatever its name', () => {
  expect(venuePath('JDBDZ', 'JDBDZ')).toBe('/app/egame/dz');
  expect(venuePath('PGDZ', 'JDBDZ')).toBe('/app/egame/pg');
});

const NOW = 1_764_000_000_000;
const HOUR = 3_600_000;
const line = (pmdTimerStart: unknown, pmdTimerEnd: unknown, category = 1) => ({
  category,
  pmdTimerStart: pmdTimerStart as number,
  pmdTimerEnd: pmdTimerEnd as number,
});

test.each([
  ['inside its window', NOW - HOUR, NOW + HOUR, true],
  ['at its first moment', NOW, NOW + HOUR, true],
  ['at its last moment', NOW - HOUR, NOW, true],
  ['before it', NOW + 1, NOW + HOUR, false],
  ['after it', NOW - HOUR, NOW - 1, false],
  ['with bounds as text', String(NOW - HOUR), String(NOW + HOUR), true],
  ['without a start', null, NOW + HOUR, false],
  ['with a blank end', NOW - HOUR, '', false],
  ['with -1 for both', -1, -1, false],
  ['with -1 for the end', NOW - HOUR, -1, false],
  ['with -1 as text for the start', '-1', NOW + HOUR, false],
  ['the wrong way round', NOW + HOUR, NOW - HOUR, false],
  ['with bounds that are no time', 'soon', 'later', false],
])('[4.07] a timed line %s shows: %4$j', (_where, start, end, shown) => {
  expect(tickerItems([line(start, end)], NOW).length > 0).toBe(shown);
});

test('[4.07] bounds of other lines do not count', () => {
  for (const bounds of [null, '', -1, NOW - HOUR]) {
    expect(tickerItems([line(bounds, bounds, 2)], NOW)).toHaveLength(5);
  }
});

test.each([
  [0, 0],
  [1, 5],
  [2, 6],
  [3, 9],
  [4, 4],
  [7, 7],
])('[4.07] with %i lines left the band renders %i, in order', (count, runs) => {
  const items = Array.from({ length: count }, (_, index) => ({ category: 2, text: `line ${index}` }));
  const expired = line(NOW - 2 * HOUR, NOW - HOUR);
  const running = tickerItems([expired, ...items], NOW);
  expect(running).toHaveLength(runs);
  expect(running.every((item, at) => item === items[at % count])).toBe(true);
});

test('[4.07] an empty list gives an empty band', () => {
  expect(tickerItems(null, NOW)).toEqual([]);
});

test('[5.12] sponsors are the first three numbers below 3', () => {
  expect(sponsorValues([5, 0, '1', 3, 'x', 2, 1, 0])).toEqual([0, 1, 2]);
  expect(sponsorValues([null, undefined, '', ' ', Number.NaN, Number.POSITIVE_INFINITY, {}, [1]])).toEqual(
    [],
  );
  expect(sponsorValues(null)).toEqual([]);
});

test('[9.05] the greeting changes at 6, 9, 12, 14, 17, 19 and 22', () => {
  const changes = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour > 0 && greetingPeriod(hour) !== greetingPeriod(hour - 1),
  );
  expect(changes).toEqual([6, 9, 12, 14, 17, 19, 22]);
  expect([0, 8, 13, 23].map(greetingPeriod)).toEqual(['beforeDawn', 'earlyMorning', 'noon', 'night']);
});

const local = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();

test('[9.07] a session entry expires at 22:00 local time, or the next day’s', () => {
  expect(sessionEntryExpiry(local(28, 9))).toBe(local(28, 22));
  expect(sessionEntryExpiry(local(28, 21, 59))).toBe(local(28, 22));
  expect(sessionEntryExpiry(local(28, 22))).toBe(local(29, 22));
  expect(sessionEntryExpiry(local(31, 23))).toBe(local(32, 22));
});

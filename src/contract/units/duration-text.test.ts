import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts';

test('a duration shows minutes, then hours too, and is never negative', () => {
  const lengths = [14 * MINUTE_MS + 32 * SECOND_MS, 1, 0, -5_000, 72 * HOUR_MS];
  expect(lengths.map((ms) => durationText(ms))).toEqual(['14:32', '00:01', '00:00', '00:00', '72:00:00']);
});

test('a started second counts fully, also at a full minute or hour', () => {
  expect([MINUTE_MS - 999, MINUTE_MS - 1, HOUR_MS - 1].map((ms) => durationText(ms))).toEqual([
    '01:00',
    '01:00',
    '1:00:00',
  ]);
});

test('hours have the digits they need, or two beside times of day', () => {
  const length = HOUR_MS + 2 * MINUTE_MS + 3 * SECOND_MS;
  expect(durationText(length)).toBe('1:02:03');
  expect(durationText(length, 'padded')).toBe('01:02:03');
  expect([83_528_000, 59_001, 0].map((ms) => durationText(ms, 'padded'))).toEqual([
    '23:12:08',
    '01:00',
    '00:00',
  ]);
});

test.each([
  [11_922_000, '03:18:42'],
  [999, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [360_000_000, '100:00:00'],
])('[2.05] %i ms until the end of maintenance read as %s', (ms, text) =>
  expect(durationText(ms, 'always')).toBe(text),
);

import { expect, test } from 'vitest';
import { shortDay, siteDayOf } from './site-day.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);

test.each([
  ['2026-01-01T00:00', '2026-12-31T23:59', '01-01'],
  ['2025-12-31T23:59', '2026-01-01T00:00', '2025-12-31'],
  ['2027-01-02T10:00', '2026-12-31T10:00', '2027-01-02'],
  ['2024-11-20T10:00', '2026-11-20T10:00', '2024-11-20'],
])('a day of %s read at %s is %s', (day, now, text) => {
  expect(shortDay(siteDayOf(at(day)), at(now))).toBe(text);
});

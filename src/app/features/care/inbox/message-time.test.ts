import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { messageTime } from './list/message-list.tsx';

const at = (text: string) => serverTime(Date.parse(text));
const NOW = at('2026-11-20T00:30:00+08:00');

test.each([
  ['2026-11-20T00:10:00+08:00', '00:10'],
  ['2026-11-19T23:59:59+08:00', '昨天'],
  ['2026-11-19T00:00:00+08:00', '昨天'],
  ['2026-11-18T23:59:59+08:00', '11-18'],
  ['2025-11-20T00:10:00+08:00', '2025-11-20'],
  ['2025-11-19T12:00:00+08:00', '2025-11-19'],
  ['2026-01-01T00:00:00+08:00', '01-01'],
])('a message of %s is shown with %s, by Beijing dates', (when, shown) => {
  expect(messageTime(at(when), NOW)).toBe(shown);
});

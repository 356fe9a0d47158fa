import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { serverTime } from '#contract/units/time.ts';
import { agoText } from './ago-text.ts';

const now = serverTime(Date.UTC(2026, 10, 20, 4, 0));
const ago = (ms: number) => serverTime(now - ms);

test.each([
  [-5_000, '刚刚'],
  [MINUTE_MS - 1, '刚刚'],
  [MINUTE_MS, '1 分钟前'],
  [HOUR_MS - 1, '59 分钟前'],
  [HOUR_MS, '1 小时前'],
  [DAY_MS - 1, '23 小时前'],
  [DAY_MS, '11-19 12:00'],
])('an event %i ms ago reads %s', (ms, text) => {
  expect(agoText(ago(ms), now)).toBe(text);
});

test('a short form shows only the day, where there is one', () => {
  const day = () => '11-19';
  expect(agoText(ago(DAY_MS), now, day)).toBe('11-19');
  expect(agoText(ago(HOUR_MS), now, day)).toBe('1 小时前');
});

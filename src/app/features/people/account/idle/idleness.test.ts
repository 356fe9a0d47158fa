import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { idleLimitOf, idlenessAfter } from './idleness.ts';

const LIMIT = 20 * MINUTE_MS;

test.each([
  [0, 'active'],
  [18 * MINUTE_MS - 1, 'active'],
  [18 * MINUTE_MS, 'warned'],
  [20 * MINUTE_MS - 1, 'warned'],
  [20 * MINUTE_MS, 'locked'],
  [-5 * MINUTE_MS, 'active'],
])('[P.27] [7.16] after %d ms without input a page of twenty minutes is %s', (stillMs, idleness) => {
  expect(idlenessAfter(stillMs, LIMIT)).toBe(idleness);
});

test('[9.10] a limit shorter than the warning warns at half of it', () => {
  expect(idlenessAfter(29_999, MINUTE_MS)).toBe('active');
  expect(idlenessAfter(30_000, MINUTE_MS)).toBe('warned');
});

test('[9.10] the limit is the site’s parameter, none where it is unset', () => {
  expect(idleLimitOf('20')).toBe(LIMIT);
  for (const none of [undefined, '', '0', '-5', 'soon', 'Infinity']) expect(idleLimitOf(none)).toBeNull();
});

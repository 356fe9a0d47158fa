import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { queryDelay } from '../commands/query-outcome.ts';
import { orderPause } from './order-view.ts';

const NOW = serverTime(1_781_269_200_000);
const at = (ms: number) => serverTime(NOW + ms);
const orderWith = (deadlineAt: number | null, remindAt: number | null = null) => ({
  deadlineAt: deadlineAt === null ? null : at(deadlineAt),
  quota: { remindAt: remindAt === null ? null : at(remindAt) },
});

test.each([
  ['every 2 s on a page that is seen', { order: orderWith(null), failures: 0, hidden: false }, 2_000],
  ['every 60 s on one that is not', { order: orderWith(null), failures: 0, hidden: true }, 60_000],
  ['right after its deadline', { order: orderWith(4_000), failures: 0, hidden: true }, 4_700],
  [
    'as usual once its deadline is long past',
    { order: orderWith(-9_000), failures: 0, hidden: false },
    2_000,
  ],
  ['when a reminder is open', { order: orderWith(60_000, 1_000), failures: 0, hidden: false }, 1_700],
  ['soon after trouble', { order: orderWith(null), failures: 1, hidden: false }, 2_000],
  ['more seldom after more of it', { order: null, failures: 3, hidden: true }, 8_000],
  ['never more seldom than usual', { order: null, failures: 30, hidden: true }, 60_000],
])('[4.05] an open order is requested again %s', (_when, state, ms) => {
  expect(orderPause(state, NOW)).toBe(ms);
});

test('[4.05] an intent is queried after growing pauses of at most 15 s', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 60].map((queryCount) => queryDelay(queryCount, false, () => 0.5));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

test('[4.05] queries of many pages are spread out, rarer when hidden', () => {
  expect(queryDelay(0, false, () => 0)).toBe(900);
  expect(queryDelay(0, false, () => 1)).toBe(1_100);
  expect(queryDelay(4, true, () => 0.5)).toBe(60_000);
});

import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { earningHeights, earningRange } from './earnings-chart.tsx';

const days = (...earned: number[]) => earned.map((sum) => minor(sum));

test('[7.15] days with nearly equal interest differ in the treasury’s chart', () => {
  expect(earningHeights(days(86, 87, 88))).toEqual([60, 80, 100]);
});

test('[7.15] equal days have equal bars below the top', () => {
  expect(earningHeights(days(88, 88, 0))).toEqual([80, 80, 0]);
  expect(earningHeights(days(0, 0))).toEqual([0, 0]);
});

test('[7.15] the chart names its least day and its best', () => {
  expect(earningRange(days(0, 90, 88))).toEqual({ least: 88n, best: 90n });
  expect(earningRange(days(0))).toBeNull();
});

import { expect, test } from 'vitest';
import { paceFor } from './flv-edge.ts';

test('a late video catches up at an inaudible rate', () => {
  const rates: number[] = [];
  for (const behind of [1_000, 2_000, 2_600, 2_000, 1_300, 1_100, 2_000]) {
    rates.push(paceFor(behind, rates.at(-1) ?? 1).rate);
  }
  expect(rates).toEqual([1, 1, 1.08, 1.08, 1.08, 1, 1]);
});

test('far behind it jumps once', () => {
  expect(paceFor(9_000, 1.08)).toEqual({ rate: 1, jump: true });
});

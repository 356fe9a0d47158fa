import { expect, test } from 'vitest';
import { createLeft, paceFor } from './flv-edge.ts';

const LEFT_S = 0.15;

test('a late video catches up at an inaudible rate', () => {
  const rates: number[] = [];
  for (const spare of [0.2, 0.29, 0.31, 0.2, 0.16, 0.14, 0.29]) {
    rates.push(paceFor(spare, LEFT_S, rates.at(-1) ?? 1).rate);
  }
  expect(rates).toEqual([1, 1, 1.08, 1.08, 1.08, 1, 1]);
});

test('an almost empty buffer is refilled at an inaudible rate', () => {
  const rates: number[] = [];
  for (const spare of [0.1, 0.02, 0.1, 0.16, 0.1]) {
    rates.push(paceFor(spare, LEFT_S, rates.at(-1) ?? 1).rate);
  }
  expect(rates).toEqual([1, 0.97, 0.97, 1, 1]);
});

test('far behind it jumps, and leaves what uneven arrivals need', () => {
  const { rate, jumpS } = paceFor(6, LEFT_S, 1.08);
  expect(rate).toBe(1);
  expect(jumpS).toBeCloseTo(6 - LEFT_S);
  expect(paceFor(1.1, LEFT_S, 1).jumpS).toBe(0);
});

test('more buffer is left after each stall, and less again in calm', () => {
  const left = createLeft();
  expect(left.at(0)).toBe(0.15);
  left.stalled(1_000);
  left.stalled(2_000);
  expect(left.at(31_000)).toBe(0.6);
  expect(left.at(32_001)).toBe(0.3);
  expect(left.at(50_000)).toBe(0.3);
  expect(left.at(62_002)).toBe(0.15);
  for (let stall = 0; stall < 9; stall += 1) left.stalled(70_000);
  expect(left.at(70_001)).toBe(1.2);
});

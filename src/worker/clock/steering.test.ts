import { expect, test } from 'vitest';
import { aimAt, fixedAt, offsetAt } from './server-clock.ts';

const measured = (offset: number) => ({ offset, wasProved: true });

test('[9.02] a small correction moves by 5 ms a second', () => {
  const steering = aimAt(fixedAt(100), measured(120), 0);
  expect(offsetAt(steering, 0)).toBe(100);
  expect(offsetAt(steering, 1_000)).toBe(105);
  expect(offsetAt(steering, 60_000)).toBe(120);
});

test('a large correction forward steps', () => {
  expect(offsetAt(aimAt(fixedAt(0), measured(5_000), 0), 0)).toBe(5_000);
});

test('[9.02] a correction of exactly a second moves by 5 ms per second', () => {
  expect(offsetAt(aimAt(fixedAt(0), measured(1_000), 0), 1_000)).toBe(5);
  expect(offsetAt(aimAt(fixedAt(0), measured(-1_000), 0), 1_000)).toBe(-5);
});

test('[9.02] a correction of exactly two minutes backward slows time instead of stepping', () => {
  expect(offsetAt(aimAt(fixedAt(0), measured(-120_000), 0), 1_000)).toBe(-500);
});

test('a large backward correction halves the pace of time without reversing it', () => {
  const steering = aimAt(fixedAt(0), measured(-5_000), 0);
  const time = (mono: number) => mono + offsetAt(steering, mono);
  expect(time(2_000)).toBe(1_000);
  expect(time(10_000)).toBe(5_000);
  expect(time(11_000)).toBe(6_000);
});

test.each([-120_001, 120_001])('[9.02] an error of %i ms steps at once, whichever way', (error) => {
  expect(offsetAt(aimAt(fixedAt(0), measured(error), 0), 0)).toBe(error);
});

test.each([-119_000, -1_001, 1_001])('[9.02] a clock that nothing proved steps by %i ms', (error) => {
  expect(offsetAt(aimAt(fixedAt(0), { offset: error, wasProved: false }, 0), 0)).toBe(error);
});

test('[9.02] a clock that nothing proved slews by a second or less', () => {
  expect(offsetAt(aimAt(fixedAt(0), { offset: -1_000, wasProved: false }, 0), 1_000)).toBe(-5);
});

test('a new aim starts from where the old one had come', () => {
  const first = aimAt(fixedAt(0), measured(100), 0);
  const second = aimAt(first, measured(0), 10_000);
  expect(offsetAt(second, 10_000)).toBe(50);
  expect(offsetAt(second, 11_000)).toBe(45);
});

import { expect, test } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  awaitsProbe,
  costOf,
  healthLabelOf,
  isOpen,
  UNTRIED,
} from './line-health.ts';

test('[8.16] a failed line rests for a random time, at most 60 s', () => {
  let health = UNTRIED;
  const ceilings: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    health = afterFailure(health, 0, 1);
    ceilings.push(health.openUntil);
  }
  expect(ceilings).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(isOpen(afterFailure(UNTRIED, 0, 0), 0)).toBe(false);
});

test('errors of a line decay by half every two minutes', () => {
  const health = afterFailure(UNTRIED, 0, 0);
  expect(costOf(health, 0)).toBe(2_000);
  expect(costOf(health, 120_000)).toBe(1_000);
});

test('a slow line costs more than a quick one though neither fails', () => {
  const slow = afterSuccess(UNTRIED, 0, 1_500);
  const quick = afterSuccess(UNTRIED, 0, 40);
  expect(costOf(slow, 0)).toBeGreaterThan(costOf(quick, 0));
  expect([healthLabelOf(slow, 0), healthLabelOf(quick, 0), healthLabelOf(UNTRIED, 0)]).toEqual([
    'slow',
    'good',
    'untried',
  ]);
});

test('an answer closes the breaker', () => {
  const failed = afterFailure(UNTRIED, 0, 1);
  expect(healthLabelOf(failed, 10)).toBe('bad');
  expect(healthLabelOf(afterSuccess(failed, 20, 50), 20)).toBe('good');
});

test('a line that failed stays bad after its quarantine until it answers', () => {
  const failed = afterFailure(UNTRIED, 0, 1);
  expect(isOpen(failed, 5_000)).toBe(false);
  expect(healthLabelOf(failed, 5_000)).toBe('bad');
});

test('a line is slow only above 800 ms to first byte', () => {
  const health = (firstByteMs: number) => healthLabelOf(afterSuccess(UNTRIED, 0, firstByteMs), 0);
  expect([health(800), health(801)]).toEqual(['good', 'slow']);
});

test('an answer moves the time to first byte part of the way', () => {
  const before = afterSuccess(UNTRIED, 0, 100);
  expect(afterSuccess(before, 0, 200).firstByteMs).toBe(130);
  expect(afterSuccess(before, 0, 0).firstByteMs).toBe(70);
});

test('[8.16] only a line that failed long enough ago is probed', () => {
  const failed = afterFailure(UNTRIED, 0, 1);
  expect([awaitsProbe(failed, 1_999), awaitsProbe(failed, 2_000), awaitsProbe(UNTRIED, 0)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('an answer forgives half of what a line did wrong', () => {
  const failed = afterFailure(UNTRIED, 0, 0);
  expect(costOf(failed, 0)).toBe(2_000);
  expect(costOf(afterSuccess(failed, 0, 0), 0)).toBe(1_000);
});

import { expect, test } from 'vitest';
import { hasJumped } from './video-time-sampler.ts';

const before = { filmedAt: 100_000, knownAt: 0, rate: 1 };

test('a video jumps only when it seeks or returns', () => {
  expect(hasJumped(before, { filmedAt: 80_000, knownAt: 1_000, rate: 1 })).toBe(true);
  expect(hasJumped(before, { filmedAt: 140_000, knownAt: 1_000, rate: 1 })).toBe(true);
  expect(hasJumped(before, { filmedAt: 101_400, knownAt: 1_000, rate: 1 })).toBe(false);
  expect(hasJumped({ ...before, rate: 0 }, { filmedAt: 100_000, knownAt: 60_000, rate: 1 })).toBe(false);
  expect(hasJumped({ ...before, filmedAt: null }, { filmedAt: 5_000, knownAt: 1_000, rate: 1 })).toBe(false);
});

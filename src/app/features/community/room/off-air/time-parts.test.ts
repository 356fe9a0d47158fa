import { expect, test } from 'vitest';
import { timeParts } from './match-still.tsx';

const counts = (ms: number) => timeParts(ms).map(({ count }) => count);

test('[4.01] the time to kick-off in days, hours, minutes and seconds', () => {
  expect(counts(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000)).toEqual([2, 3, 4, 5]);
  expect(counts(3_600_000)).toEqual([1, 0, 0]);
});

test('a started second counts in full, and a past time is zero', () => {
  expect(counts(59_001)).toEqual([0, 1, 0]);
  expect(counts(1)).toEqual([0, 0, 1]);
  expect(counts(-5_000)).toEqual([0, 0, 0]);
});

import { expect, test } from 'vitest';
import { sharedRanks } from './shared-ranks.ts';

test('[1.03] equal results share a rank, and the next rank skips ahead', () => {
  expect(sharedRanks([])).toEqual([]);
  expect(sharedRanks(['a', 'a', 'b'])).toEqual([1, 1, 3]);
  expect(sharedRanks(['a', 'b', 'b', 'b', 'c', 'd', 'd'])).toEqual([1, 2, 2, 2, 5, 6, 6]);
});

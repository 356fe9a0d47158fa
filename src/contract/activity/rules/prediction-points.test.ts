import { expect, test } from 'vitest';
import { CUP_BRACKET_POINTS, cupPoints, sharedRanks, throughOf } from './prediction-points.ts';

const at = (home: number, away: number, through: 'home' | 'away' = 'home') => ({ home, away, through });

test.each([
  [at(2, 1), at(2, 1), 5],
  [at(2, 1), at(1, 0), 3],
  [at(2, 1), at(3, 0), 1],
  [at(1, 1), at(2, 2), 3],
  [at(1, 1), at(1, 1, 'away'), 5],
  [at(0, 1, 'away'), at(1, 0), 0],
  [at(1, 1), at(1, 0), 0],
])('[1.03] a picked score gets the highest points that fit, never two', (pick, result, points) => {
  expect(cupPoints(0, pick, result).score).toBe(points);
});

test('[1.03] every round of sixteen sides is worth eight points of the bracket', () => {
  const rounds = CUP_BRACKET_POINTS.map((points, round) => points * 2 ** (3 - round));
  expect(rounds).toEqual([8, 8, 8, 8]);
  expect(cupPoints(3, at(1, 1, 'away'), at(0, 0, 'away'))).toEqual({ score: 3, bracket: 8 });
});

test('[1.03] a picked winner advances; a picked draw leaves the choice', () => {
  expect([throughOf(2, 1, 'away'), throughOf(0, 1, 'home'), throughOf(1, 1, 'away')]).toEqual([
    'home',
    'away',
    'away',
  ]);
});

test('[1.03] equal results share a rank, and the next rank skips ahead', () => {
  expect(sharedRanks([])).toEqual([]);
  expect(sharedRanks(['a', 'a', 'b'])).toEqual([1, 1, 3]);
  expect(sharedRanks(['a', 'b', 'b', 'b', 'c', 'd', 'd'])).toEqual([1, 2, 2, 2, 5, 6, 6]);
});

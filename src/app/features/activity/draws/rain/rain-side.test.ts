import { expect, test } from 'vitest';
import { bandRows } from './rain-side.tsx';

test('[1.03] envelope chances add up to the whole and show their counts', () => {
  const rows = bandRows([
    { from: 1, to: 5, count: 107 },
    { from: 6, to: 10, count: 106 },
    { from: 11, to: 11, count: 107 },
  ]);
  expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000);
  expect(rows.map(({ name }) => name)).toEqual(['1—5 金币', '6—10 金币', '11 金币']);
  expect(rows.map(({ note }) => note)).toEqual(['107 封', '106 封', '107 封']);
});

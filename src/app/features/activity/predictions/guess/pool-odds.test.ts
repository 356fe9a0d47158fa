import { expect, test } from 'vitest';
import { coins } from '#contract/units/money.ts';
import { expectedReturn, partOf, poolOf, timesOf } from './pool-odds.ts';

test('[1.03] parts and multiples of a pool are truncated, not rounded', () => {
  const pool = poolOf({
    answers: [
      { answer: 'home', pool: coins(23_000) },
      { answer: 'draw', pool: coins(27_000) },
      { answer: 'away', pool: coins(0) },
    ],
  });
  expect(pool).toBe(50_000n);
  expect(partOf(pool, coins(23_000))).toBe(46);
  expect(timesOf(pool, coins(23_000))).toBe('2.17');
  expect(timesOf(pool, coins(27_000))).toBe('1.85');
  expect(timesOf(pool, coins(0))).toBe('');
  expect(partOf(coins(0), coins(0))).toBe(0);
});

test('[1.03] the expected return includes the stake and is rounded down', () => {
  expect(expectedReturn(50_000n, 23_000n, 200n)).toBe(432n);
  expect(expectedReturn(0n, 0n, 50n)).toBe(50n);
  expect(expectedReturn(100n, 0n, 0n)).toBe(0n);
});

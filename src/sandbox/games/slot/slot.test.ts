import { expect, test } from 'vitest';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { SLOT_LINES } from './slot.table.ts';
import { lineWin, slotHits, slotMultiple, spin } from './slot.ts';
import { lineHitRate, slotChances, slotReturn } from './slot-odds.ts';

test('the return of the slot is exact over all five-symbol words', () => {
  const chances = slotChances();
  expect(slotReturn(chances)).toBe(0.976245234375);
  expect(lineHitRate(chances)).toBeCloseTo(0.064, 10);
});

test.each([
  ['three of a kind from the left', [2, 2, 2, 5, 1], { symbol: 2, count: 3, pays: 14 }],
  ['a lamp stands for another', [2, 0, 0, 3, 1], { symbol: 2, count: 3, pays: 14 }],
  ['four lamps are worth more than five shirts', [0, 0, 0, 0, 7], { symbol: 0, count: 4, pays: 150 }],
  ['five boots pay as four lamps: the lamps win', [0, 0, 0, 0, 3], { symbol: 0, count: 4, pays: 150 }],
  ['five lamps', [0, 0, 0, 0, 0], { symbol: 0, count: 5, pays: 1_000 }],
  ['not from the left', [5, 2, 2, 2, 2], null],
  ['two are nothing', [0, 2, 5, 1, 1], null],
])('%s', (_name, symbols, win) => expect(lineWin(symbols)).toEqual(win));

test('each line is read by itself', () => {
  const grid = [2, 2, 3, 2, 0, 1, 4, 4, 0, 2, 1, 6, 5, 5, 5];
  expect(slotHits(grid).map(({ line }) => line)).toEqual([3]);
});

test('a hundred thousand rounds from a fixed seed match the rules', () => {
  const rounds = 100_000;
  const key = keyedHash(new Uint8Array(32).fill(7));
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const back = slotMultiple(slotHits(spin(createDraws(key, 'check', nonce)))) / SLOT_LINES.length;
    sum += back;
    squares += back * back;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs((mean - slotReturn(slotChances())) / error)).toBeLessThan(3.3);
});

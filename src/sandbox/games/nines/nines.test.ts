import { expect, test } from 'vitest';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { dealNines, drawNines, ninesPays, totalOf, winnerOf } from './nines.ts';
import { ninesReturn, ninesWays, partOf } from './nines-odds.ts';

const ways = ninesWays();

test('all deals are counted, with the known sums of eight decks', () => {
  expect(ways.home).toBe(2_292_252_566_437_888n);
  expect(ways.away).toBe(2_230_518_282_592_256n);
  expect(ways.tie).toBe(475_627_426_473_216n);
});

test('the returns of the three sides are exact', () => {
  expect(ninesReturn(ways, 0)).toBeCloseTo(0.989421, 6);
  expect(ninesReturn(ways, 1)).toBeCloseTo(0.856404, 6);
  expect(ninesReturn(ways, 2)).toBeCloseTo(0.987649, 6);
});

/** Returns cards by their points, in the order of dealing: away, home, away, home, then third cards. */
const dealt = (...points: readonly number[]) => {
  const cards = points.map((point) => (point === 0 ? 12 : point - 1));
  let at = 0;
  const hands = dealNines(() => cards[at++] ?? 0);
  return [hands.away.length, hands.home.length, totalOf(hands.away), totalOf(hands.home)];
};

test.each([
  ['eight of two cards ends it', [5, 0, 3, 2], [2, 2, 8, 2]],
  ['six and seven stand', [6, 7, 0, 0], [2, 2, 6, 7]],
  ['home with five takes where away stands', [6, 5, 0, 0, 4], [2, 3, 6, 9]],
  ['home with three stands on a third eight', [2, 3, 0, 0, 8, 1], [3, 2, 0, 3]],
  ['home with three takes on a third nine', [2, 3, 0, 0, 9, 1], [3, 3, 1, 4]],
  ['home with six takes on a third seven', [2, 6, 0, 0, 7, 1], [3, 3, 9, 7]],
  ['home with six stands on a third five', [2, 6, 0, 0, 5, 1], [3, 2, 7, 6]],
  ['home with two always takes', [0, 2, 0, 0, 8, 1], [3, 3, 8, 3]],
])('%s', (_name, points, end) => expect(dealt(...points)).toEqual(end));

test('a tie refunds the stakes on either side', () => {
  expect([0, 1, 2].map((choice) => ninesPays('tie', choice))).toEqual([100, 900, 100]);
});

test('sixty thousand rounds from a fixed seed match the exact chances', () => {
  const rounds = 60_000;
  const key = keyedHash(new Uint8Array(32).fill(5));
  const counts = { home: 0, tie: 0, away: 0 };
  for (let nonce = 0; nonce < rounds; nonce += 1)
    counts[winnerOf(drawNines(createDraws(key, 'check', nonce)))] += 1;
  for (const side of ['home', 'tie', 'away'] as const) {
    const chance = partOf(ways, side);
    const z = (counts[side] - rounds * chance) / Math.sqrt(rounds * chance * (1 - chance));
    expect(Math.abs(z)).toBeLessThan(3.3);
  }
});

import { expect, test } from 'vitest';
import type { Card } from '#sandbox/games/cards/cards.ts';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { NINES_ROWS, type NinesRow } from './nines.table.ts';
import { betPays, cardsOf, dealNines, dealOf, drawNines, isWon, totalOf, winnerOf } from './nines.ts';
import { ninesOdds, ninesWays } from './nines-odds.ts';
import { NINES_TITLES } from './nines-title.ts';

const DECKS = 8;
const ROUNDS = 60_000;
const STAKE = 100n;

test('all deals are counted, with the known sums of eight decks', () => {
  const sums = { home: 0, tie: 0, away: 0 };
  for (const deal of ninesWays(DECKS)) sums[winnerOf(deal)] += deal.ways;
  expect(sums.home).toBe(2_292_252_566_437_888);
  expect(sums.away).toBe(2_230_518_282_592_256);
  expect(sums.tie).toBe(475_627_426_473_216);
});

test.each([
  ['主客九点', [0.989421, 0.856404, 0.987649]],
  ['双壶斗茶', [0.985419, 0.856404, 0.987649, 0.896386, 0.896386]],
  ['双桅逐日', [0.989442, 0.950687, 0.987626, 0.947313, 0.956455]],
])('the returns of %s are exact', (name, expected) => {
  const returns = NINES_TITLES.find((title) => title.name === name)?.exactReturns() ?? [];
  expect(returns.map((back) => Number(back.toFixed(6)))).toEqual(expected);
});

/** Returns cards by their points, in the order of dealing: away, home, away, home, then third cards. */
const handsOfPoints = (points: readonly number[]) => {
  const cards = points.map((point) => (point === 0 ? 12 : point - 1));
  let at = 0;
  return dealNines(() => cards[at++] ?? 0);
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
])('%s', (_name, points, end) => {
  const hands = handsOfPoints(points);
  expect([hands.away.length, hands.home.length, totalOf(hands.away), totalOf(hands.home)]).toEqual(end);
});

test.each([
  ['主客九点', 'a tie refunds the sides', [7, 7, 0, 0], [100, 900, 100]],
  ['双壶斗茶', 'home pays half with six', [5, 6, 0, 0, 0], [150, 0, 0, 0, 0]],
  ['双壶斗茶', 'home pays all with seven', [6, 7, 0, 0], [200, 0, 0, 0, 0]],
  ['双壶斗茶', 'equal ranks of a hand are its pair', [4, 9, 4, 0], [200, 0, 0, 1200, 0]],
  ['双桅逐日', 'four cards are small', [6, 7, 0, 0], [195, 0, 0, 250, 0]],
  ['双桅逐日', 'five cards are big', [6, 5, 0, 0, 4], [195, 0, 0, 0, 154]],
])('%s: %s', (title, _name, points, pays) => {
  const deal = dealOf(handsOfPoints(points));
  const row = NINES_ROWS.find(({ name }) => name === title);
  expect(row?.bets.map((bet) => betPays(bet, deal))).toEqual(pays);
});

const cardsDealt = (nonce: number): readonly Card[] => {
  const key = keyedHash(new Uint8Array(32).fill(5));
  return cardsOf(drawNines(createDraws(key, 'check', nonce), DECKS));
};

test('a round of given seeds has the same cards as ever', () => {
  expect([0, 1, 2].map(cardsDealt)).toEqual([
    [2, 19, 1, 15, 10],
    [2, 10, 4, 5, 14],
    [3, 41, 35, 43, 11, 3, 29],
  ]);
});

const roundsOf = ({ decks }: NinesRow) => {
  const key = keyedHash(new Uint8Array(32).fill(5));
  return Array.from({ length: ROUNDS }, (_, nonce) =>
    dealOf(drawNines(createDraws(key, 'check', nonce), decks)),
  );
};

test.each(NINES_ROWS.map((row) => [row.name, row] as const))(
  'sixty thousand rounds of %s match the exact chances',
  (_name, row) => {
    const rounds = roundsOf(row);
    ninesOdds(row).forEach(({ chance }, choice) => {
      const bet = row.bets[choice];
      const won = rounds.filter((deal) => bet && isWon(bet, deal)).length;
      const z = (won - ROUNDS * chance) / Math.sqrt(ROUNDS * chance * (1 - chance));
      expect(Math.abs(z)).toBeLessThan(3.3);
    });
  },
);

test('a payout is the stake times what the bet pays', () => {
  const key = keyedHash(new Uint8Array(32).fill(5));
  for (const [index, { rules }] of NINES_TITLES.entries())
    for (let choice = 0; choice < rules.choices; choice += 1) {
      const row = NINES_ROWS[index];
      const bet = row?.bets[choice];
      const hands = drawNines(createDraws(key, 'check', choice), row?.decks ?? 0);
      const { payout } = rules.play(createDraws(key, 'check', choice), { choice, stake: STAKE, moves: [] });
      expect(payout).toBe(BigInt(bet ? betPays(bet, dealOf(hands)) : 0));
    }
});

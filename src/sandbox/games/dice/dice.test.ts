import { expect, test } from 'vitest';
import { returnDistance, STAKE, seededRounds } from '#tests/fixtures/played-round.ts';
import { DICE_ROWS } from './dice.table.ts';
import { betChance, betOf, betPays, choicesOf, type DiceRules, sumWays } from './dice.ts';
import { DICE_TITLES } from './dice-title.ts';

const RETURNS: Readonly<Record<string, readonly [number, number]>> = {
  午夜转轮: [0.984, 0.99],
  风向十二: [0.971667, 0.975],
  铁皮兄弟: [0.962963, 0.97],
};
const titles = DICE_TITLES.map((title, index) => [title.name, title, DICE_ROWS[index]?.rules] as const);
const THREE: DiceRules = { dice: 3, faces: 6, targets: [4, 10], sides: ['low', 'high'], back: 9_700n };

test.each(titles)('%s returns what it states', (name, title) => {
  const returns = title.exactReturns() ?? [];
  const [least = 0, most = 0] = RETURNS[name] ?? [];
  expect(Math.min(...returns)).toBeCloseTo(least, 6);
  expect(Math.max(...returns)).toBeCloseTo(most, 6);
  expect(returns).toHaveLength(20);
});

test('the sums of three dice fall in the known ways', () => {
  expect(sumWays(THREE).map(Number)).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
});

test.each([
  [0, { side: 'low', bound: 4 }, 4n],
  [1, { side: 'low', bound: 10 }, 108n],
  [2, { side: 'high', bound: 17 }, 4n],
  [3, { side: 'high', bound: 11 }, 108n],
])('choice %i is a bet with its mirror', (choice, bet, ways) => {
  expect(betOf(THREE, choice)).toEqual(bet);
  expect(betChance(THREE, betOf(THREE, choice))).toEqual({ ways, all: 216n });
});

test('odds are rounded down to hundredths', () => {
  expect(betPays(THREE, betOf(THREE, 0))).toBe(5_238n);
  expect(betPays(THREE, betOf(THREE, 1))).toBe(194n);
});

test.each(titles)('%s: a payout is exactly its odds, or nothing', (_name, title, rules) => {
  const draws = seededRounds(41);
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const choice = nonce % title.rules.choices;
    const { payout, next } = title.rules.play(draws(nonce), { choice, stake: STAKE, moves: [] });
    const pays = rules ? betPays(rules, betOf(rules, choice)) : 0n;
    expect([0n, (STAKE * pays) / 100n]).toContain(payout);
    expect(next).toEqual([]);
  }
});

test.each(titles)('%s: rounds from a fixed seed match the exact returns', (_name, title, rules) => {
  for (let choice = 3; rules && choice < choicesOf(rules); choice += 8)
    expect(returnDistance(title, choice, 20_000, 50 + choice)).toBeLessThan(3.3);
});

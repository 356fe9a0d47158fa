import { expect, test } from 'vitest';
import { fairPays, partOf } from '#sandbox/games/fair-pays.ts';
import { returnDistance, STAKE, seededRounds } from '#tests/fixtures/played-round.ts';
import { FISHING_ROWS } from './fishing.table.ts';
import { catchChance, catchReturn, type FishingRules, isCaught, playFishing, rangeOf } from './fishing.ts';
import { FISHING_TITLES } from './fishing-title.ts';

const RETURNS: Readonly<Record<string, number>> = { 深海捕手: 0.964, 海沟信号: 0.96, 岬角之光: 0.97 };
const titles = FISHING_TITLES.map((title, index) => [title.name, title, FISHING_ROWS[index]?.rules] as const);
const TWO: FishingRules = { kinds: [{ worth: 200n }, { worth: 300n }], back: 9_600n };

test.each(titles)('%s returns the same for every kind', (name, title) => {
  const returns = title.exactReturns() ?? [];
  expect(new Set(returns)).toEqual(new Set([RETURNS[name]]));
  expect(returns).toHaveLength(title.rules.choices);
});

test.each(titles)('%s: worths are the fair pays of their chances', (_name, title, rules) => {
  const kinds = rules?.kinds ?? [];
  expect(title.rules.choices).toBe(kinds.length);
  for (const [kind, { worth }] of kinds.entries())
    expect(rules && fairPays(catchChance(rules, kind), rules.back)).toBe(worth);
});

test.each(titles)('%s: numbers of shots are drawn from one word', (_name, _title, rules) => {
  expect(Number(rules && rangeOf(rules))).toBeLessThan(2 ** 24);
});

test('a chance is the return divided by the worth', () => {
  expect(catchChance(TWO, 0)).toEqual({ ways: 28_800n, all: 60_000n });
  expect(partOf(catchChance(TWO, 1))).toBe(0.32);
  expect(catchReturn(TWO, 1)).toBe(0.96);
});

test('every number of a shot, once each, returns exactly the stated part', () => {
  const range = Number(rangeOf(TWO));
  for (const choice of TWO.kinds.keys()) {
    let returned = 0n;
    for (let shot = 0; shot < range; shot += 1)
      returned += playFishing(TWO, { below: () => shot }, { choice, stake: 100n, moves: [] }).payout ?? 0n;
    expect(returned * 10_000n).toBe(TWO.back * 100n * BigInt(range));
  }
});

test.each([
  [0, 28_799, true],
  [0, 28_800, false],
  [1, 19_199, true],
  [1, 19_200, false],
])('kind %i with number %i is caught: %s', (kind, shot, caught) => {
  expect(isCaught(TWO, kind, shot)).toBe(caught);
});

test.each(titles)('%s: a payout is exactly the worth, or nothing', (_name, title, rules) => {
  const draws = seededRounds(43);
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const choice = nonce % title.rules.choices;
    const stage = title.rules.play(draws(nonce), { choice, stake: STAKE, moves: [] });
    const worth = rules?.kinds[choice]?.worth ?? 0n;
    expect(stage.payout).toBe(stage.outcome[0] === 1 ? (STAKE * worth) / 100n : 0n);
    expect(stage).toMatchObject({ staked: STAKE, next: [], forced: null });
    expect(title.rules.play(draws(nonce), { choice, stake: STAKE, moves: [] })).toEqual(stage);
  }
});

test.each(titles)('%s: rounds from a fixed seed match the exact returns', (_name, title) => {
  for (const choice of [0, 2, 4])
    expect(returnDistance(title, choice, 20_000, 60 + choice)).toBeLessThan(3.3);
});

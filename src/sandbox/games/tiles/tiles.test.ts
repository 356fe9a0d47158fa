import { expect, test } from 'vitest';
import { createDraws } from '../chance/draws.ts';
import { keyedHash } from '../chance/keyed-hash.ts';
import { COPIES, kindsOf, TILES_ROWS } from './tiles.table.ts';
import { countsOf, drawTiles, matchOf } from './tiles.ts';
import { tilesOdds } from './tiles-odds.ts';
import { TILES_TITLES } from './tiles-title.ts';

const ROUNDS = 60_000;
const STAKE = 100n;
const key = keyedHash(new Uint8Array(32).fill(9));
const rows = TILES_ROWS.map((row) => [row.name, row] as const);
const rowOf = (title: string) => {
  const row = TILES_ROWS.find(({ name }) => name === title);
  if (!row) throw new RangeError(title);
  return row;
};

test.each([
  ['连连麻将', 0.96348],
  ['竹林对弈', 0.961203],
])('the return of %s is exact', (name, expected) => {
  const title = TILES_TITLES.find((each) => each.name === name);
  expect(title?.exactReturns()?.[0]).toBeCloseTo(expected, 6);
});

/** Ways to choose `size` of `all` things. */
const chosen = (all: number, size: number) =>
  Array.from({ length: size }).reduce((ways: number, _, at) => (ways * (all - at)) / (at + 1), 1);

test.each(rows)('%s: the hands counted are all hands', (_name, row) => {
  expect(tilesOdds(row).ways).toBe(chosen(kindsOf(row) * COPIES, row.size));
});

test.each(rows)('%s: patterns are in the order of their pays', (_name, { patterns }) => {
  const pays = patterns.map((pattern) => pattern.pays);
  expect(pays).toEqual([...pays].sort((a, b) => b - a));
});

/** Tiles by their kinds: figures from 0, then the honours 9 to 11. */
test.each([
  ['连连麻将', '双刻带对', [9, 9, 9, 4, 4, 4, 0, 0]],
  ['连连麻将', '六连带对', [0, 1, 2, 3, 4, 5, 11, 11]],
  ['连连麻将', '刻顺带对', [9, 9, 9, 0, 1, 2, 2, 2]],
  ['连连麻将', '四对', [0, 0, 0, 0, 5, 5, 7, 7]],
  ['连连麻将', '两顺带对', [0, 1, 1, 2, 2, 3, 8, 8]],
  ['连连麻将', '两顺', [0, 1, 2, 6, 7, 8, 4, 9]],
  ['连连麻将', '一顺两对', [0, 0, 0, 1, 2, 6, 6, 9]],
  ['连连麻将', null, [8, 8, 7, 7, 9, 10, 11, 0]],
  ['竹林对弈', '双刻', [3, 3, 3, 7, 7, 7]],
  ['竹林对弈', '三对', [3, 3, 3, 3, 7, 7]],
  ['竹林对弈', '一刻一顺', [3, 3, 3, 3, 4, 5]],
  ['竹林对弈', '两顺', [0, 1, 1, 2, 2, 3]],
  ['竹林对弈', '一顺一对', [0, 1, 2, 4, 4, 8]],
  ['竹林对弈', null, [0, 1, 3, 4, 6, 7]],
])('%s pays for %s', (title, name, tiles) => {
  const row = rowOf(title);
  const match = matchOf(countsOf(tiles, row), row);
  expect(match?.pattern.name ?? null).toBe(name);
  const left = countsOf(tiles, row);
  for (const kind of match?.groups.flat() ?? []) left[kind] = (left[kind] ?? 0) - 1;
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
});

test.each(rows)('sixty thousand rounds of %s match the exact chances', (_name, row) => {
  const counts = new Map<string, number>();
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const tiles = drawTiles(createDraws(key, 'check', nonce), row);
    const name = matchOf(countsOf(tiles, row), row)?.pattern.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const { patterns, ways } = tilesOdds(row);
  for (const { name, ways: of } of patterns) {
    const chance = of / ways;
    const z = ((counts.get(name) ?? 0) - ROUNDS * chance) / Math.sqrt(ROUNDS * chance * (1 - chance));
    expect(Math.abs(z)).toBeLessThan(3.3);
  }
});

test('a round pays by its pattern, and never below nothing', () => {
  for (const { name, rules } of TILES_TITLES)
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const play = () => rules.play(createDraws(key, 'check', nonce), { choice: 0, stake: STAKE, moves: [] });
      const stage = play();
      const match = matchOf(countsOf(stage.outcome, rowOf(name)), rowOf(name));
      expect(stage.payout).toBe(BigInt(match?.pattern.pays ?? 0));
      expect(play()).toEqual(stage);
    }
});

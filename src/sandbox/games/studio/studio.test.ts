import { expect, test } from 'vitest';
import { createDraws } from '../chance/draws.ts';
import { keyedHash } from '../chance/keyed-hash.ts';
import { handsIn, NO_CARD } from './baccarat.ts';
import type { StudioGame } from './spots.ts';
import { SHOT_MS, STUDIO_ROWS } from './studio.table.ts';
import { countShown, studioGame } from './studio-game.ts';
import { STUDIO_TITLES } from './studio-title.ts';

const HUNDRED = 100;
const ROUNDS = 40_000;
const Z_MAX = 3.9;
const draws = (round: number) => createDraws(keyedHash(Buffer.alloc(32, 7)), 'studio', round);

const gameOf = (name: string): StudioGame => {
  const row = STUDIO_ROWS.find((each) => each.name === name);
  if (!row) throw new Error(`no table ${name}`);
  return studioGame(row);
};
const spotOf = (game: StudioGame, name: string) => {
  const choice = game.spots.findIndex((spot) => spot.name === name);
  const spot = game.spots[choice];
  if (!spot) throw new Error(`no spot ${name}`);
  return { ...spot, choice };
};

test.each([
  ['百家乐 A3', '庄', 0.9894],
  ['百家乐 A3', '闲', 0.9876],
  ['百家乐 A3', '和', 0.8564],
  ['百家乐 A3', '庄对', 0.8964],
  ['快手百家乐', '庄', 0.9854],
  ['单零轮盘', '17', 0.973],
  ['单零轮盘', '红', 0.973],
  ['法式轮盘', '红', 0.9865],
  ['法式轮盘', '第二打', 0.973],
  ['三骰大小', '大', 0.9722],
  ['三骰大小', '单骰 3', 0.9259],
  ['龙虎台', '龙', 0.9627],
])('[P.09] %s returns of %s its stated part', (name, spot, back) => {
  expect(spotOf(gameOf(name), spot).back).toBeCloseTo(back, 4);
});

test.each(STUDIO_ROWS.map(({ name }) => name))('%s pays in many rounds as computed', (name) => {
  const game = gameOf(name);
  const results = Array.from({ length: ROUNDS }, (_, round) => game.draw(draws(round)));
  game.spots.forEach(({ back }, choice) => {
    const paid = results.map((result) => game.pays(choice, result) / HUNDRED);
    const mean = paid.reduce((sum, part) => sum + part, 0) / ROUNDS;
    const variance = paid.reduce((sum, part) => sum + (part - mean) ** 2, 0) / ROUNDS;
    expect(Math.abs(mean - back) / Math.sqrt(variance / ROUNDS)).toBeLessThan(Z_MAX);
  });
});

test.each([
  ['单零轮盘', '第一列', [34], 300],
  ['单零轮盘', '第三列', [36], 300],
  ['单零轮盘', '第一打', [12], 300],
  ['单零轮盘', '第二打', [12], 0],
  ['单零轮盘', '双', [0], 0],
  ['单零轮盘', '0', [0], 3600],
  ['法式轮盘', '双', [0], 50],
  ['三骰大小', '大', [6, 6, 6], 0],
  ['三骰大小', '单骰 4', [4, 2, 4], 300],
  ['三骰大小', '围 5', [5, 5, 5], 20736],
  ['三骰大小', '对 5', [5, 1, 5], 1296],
  ['百家乐 A3', '和', [8, 21, 0, 0, NO_CARD, NO_CARD], 900],
  ['百家乐 A3', '庄', [8, 21, 0, 0, NO_CARD, NO_CARD], 100],
])('%s pays %s by its rule: %j', (name, spot, result, pays) => {
  const game = gameOf(name);
  expect(game.pays(spotOf(game, spot).choice, result)).toBe(pays);
});

test('third cards appear in hands only where they are drawn', () => {
  expect(handsIn([1, 2, 3, 4, NO_CARD, 5])).toEqual({ away: [1, 3], home: [2, 4, 5] });
  expect(handsIn([1, 2])).toEqual({ away: [1], home: [2] });
});

test.each(STUDIO_TITLES.map((title) => [title.name, title] as const))(
  '%s reveals its numbers one by one and all at the end',
  (_, { rules }) => {
    const { table } = rules;
    if (!table) throw new Error('no table');
    const result = table.draw(draws(1));
    const length = table.lengthMs(result);
    let shown = 0;
    for (let ms = 0; ms <= length; ms += 100) {
      const now = table.shown(result, ms);
      expect(now).toEqual(result.slice(0, now.length));
      expect(now.length).toBeGreaterThanOrEqual(shown);
      shown = now.length;
    }
    expect(table.shown(result, 0)).toEqual([]);
    expect(shown).toBe(result.length);
    expect(rules.play(draws(1), { choice: 0, stake: 100n, moves: [] }).outcome).toEqual(result);
  },
);

test('issues of a table leave less than one issue of an hour', () => {
  for (const { pace } of STUDIO_ROWS) {
    const length = pace.betMs + pace.resultMs + pace.restMs;
    expect(length % SHOT_MS).toBe(0);
    expect(3_600_000 % length).toBeLessThan(length / 2);
  }
});

test('a number is public once its shot has turned it over', () => {
  const pace = { betMs: 0, resultMs: 0, restMs: 0, shotsBefore: 2 };
  const first = 2 * SHOT_MS + 480;
  const moments = [0, first - 1, first, first + SHOT_MS - 1, first + SHOT_MS, first + 9 * SHOT_MS];
  expect(moments.map((ms) => countShown({ pace }, 3, ms))).toEqual([0, 0, 1, 1, 2, 3]);
});

import { expect, test } from 'vitest';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { LINES_ROWS, gameOfTitle as linesOf } from '#sandbox/games/lines/lines-titles.ts';
import { linesGame } from '../lines/lines.ts';
import { LINES_TITLES } from '../lines/lines-titles.ts';
import { waysGame } from '../ways/ways.ts';
import { WAYS_ROWS, WAYS_TITLES } from '../ways/ways-titles.ts';
import { CELLS, sumOf } from './reels.ts';
import { freeSpinChances, mostOfSpin, scatterChances } from './reels-odds.ts';
import { addedSpins, coinsOf, createRound, paidBy, spinsOf, totalsOf } from './reels-round.ts';

const GAMES = [...LINES_ROWS.map(linesGame), ...WAYS_ROWS.map(waysGame)].map((game) => ({
  name: game.row.facts.name,
  game,
}));
const FREE = GAMES.filter(({ game }) => game.row.free);
const STAKE = 20_00n;
const key = keyedHash(new Uint8Array(32).fill(3));
const drawsOf = (nonce: number) => createDraws(key, 'reels', nonce);
const nonces = Array.from({ length: 400 }, (_, nonce) => nonce);

test.each([...LINES_TITLES, ...WAYS_TITLES])(
  'a stored round of $name is restored with its payout',
  ({ name, rules }) => {
    const game = GAMES.find((each) => each.name === name)?.game ?? linesOf('夜场灯光').game;
    for (const nonce of nonces) {
      const input = { choice: 0, stake: STAKE, moves: [] };
      const stage = rules.play(drawsOf(nonce), input);
      const spins = spinsOf(game, stage.outcome);
      expect(rules.play(drawsOf(nonce), input)).toEqual(stage);
      expect(spins).toEqual(createRound(game)(drawsOf(nonce)));
      expect(paidBy(game, spins, STAKE)).toBe(stage.payout);
      expect(stage.payout).toBeGreaterThanOrEqual(0n);
      expect([stage.next, stage.forced, stage.staked]).toEqual([[], null, STAKE]);
    }
  },
);

test.each(FREE)('free spins of $name are as many as scatters started', ({ game }) => {
  const rounds = nonces.map((nonce) => createRound(game)(drawsOf(nonce)));
  const started = rounds.filter(([paid]) => paid && addedSpins(paid, game.row) > 0);
  expect(started.length).toBeGreaterThan(0);
  for (const spins of rounds) expect(totalsOf(game, spins).at(-1)).toBe(spins.length - 1);
});

test.each(FREE)('chances of free spins of $name fall from one to the next', ({ game }) => {
  const chances = freeSpinChances(game.row);
  expect(chances).toHaveLength(game.row.free?.most ?? 0);
  chances.slice(1).forEach((chance, at) => {
    expect(chance).toBeLessThanOrEqual((chances[at] ?? 0) + Number.EPSILON);
  });
});

test.each(GAMES)('no spin of $name pays more than the stated most', ({ game }) => {
  const most = mostOfSpin(game);
  for (const nonce of nonces)
    for (const spin of createRound(game)(drawsOf(nonce)))
      expect(coinsOf(game, spin) / game.coins).toBeLessThanOrEqual(most);
});

test.each(GAMES)('chances of scatters of $name are one together', ({ game }) => {
  const chances = scatterChances(game.row, false);
  expect(chances).toHaveLength(CELLS + 1);
  expect(sumOf(chances)).toBeCloseTo(1, 12);
});

test('a covering wild fills its reel in free spins only', () => {
  const { game } = linesOf('孔雀开屏');
  const cells = Array.from({ length: CELLS }, (_, cell) => (cell === 4 ? 0 : 5 + (cell % 3)));
  const [paid, free] = spinsOf(game, [...cells, ...cells]);
  expect(paid?.grid.slice(3, 6)).toEqual(cells.slice(3, 6));
  expect(free?.grid.slice(3, 6)).toEqual([0, 0, 0]);
});

test('multipliers rise with the free spins, and stay at the last', () => {
  const { game } = linesOf('龙舟竞渡');
  const cells = Array.from({ length: CELLS * 8 }, () => 5);
  expect(spinsOf(game, cells).map(({ multiplier }) => multiplier)).toEqual([1, 1, 2, 3, 4, 5, 5, 5]);
});

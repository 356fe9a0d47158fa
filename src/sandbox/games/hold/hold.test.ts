import { expect, test } from 'vitest';
import { distanceOf, returnsOf, STAKE, seededRounds } from '#tests/fixtures/many-rounds.ts';
import { HOLD_ROWS } from './hold.table.ts';
import { CELLS, coinPays, createHold, type HoldRules, holdPays, holdWins, outcomeOf } from './hold.ts';
import { holdOdds } from './hold-odds.ts';
import { HOLD_TITLES } from './hold-title.ts';

const ROUNDS = 40_000;
const rules: HoldRules = {
  lines: [[1, 1, 1, 1, 1]],
  symbols: [1, 2, 3].map((pays) => ({ weight: 1, pays: [pays * 10, pays * 20, pays * 100] })),
  coinWeight: 1,
  coins: [
    { pays: 100, weight: 1 },
    { pays: 500, weight: 1 },
  ],
  respinCoins: 1,
  respinParts: 4,
  full: 10_000,
};
const ways: HoldRules = { ...rules, lines: null };

/** Cells from the three rows of the reels. */
const gridOf = (...rows: readonly string[]) =>
  Array.from({ length: CELLS }, (_, cell) => Number(rows[cell % 3]?.[Math.floor(cell / 3)]));

test.each([
  ['沉船宝匣', 0.9618],
  ['万门之匙', 0.9579],
  ['红钳夺宝', 0.9638],
  ['葫芦藤下', 0.9601],
  ['巡海蓝鲨', 0.9507],
  ['墨海怪客', 0.9631],
])('%s returns %d exactly', (name, stated) => {
  const title = HOLD_TITLES.find((each) => each.name === name);
  expect(title?.exactReturns()?.[0]).toBeCloseTo(stated, 4);
});

/** Mean pays of all grids of one symbol and a coin, as a part of the stake. */
function enumeratedSpin(played: HoldRules): number {
  let sum = 0;
  for (let grid = 0; grid < 2 ** CELLS; grid += 1) {
    const cells = Array.from({ length: CELLS }, (_, cell) => Math.floor(grid / 2 ** cell) % 2);
    for (const { pays } of holdWins(played, cells)) sum += pays;
  }
  return sum / 2 ** CELLS / 100;
}

test.each([
  ['lines', rules],
  ['ways', ways],
])('the return of a spin by %s equals that of all its grids', (_name, played) => {
  const small = { ...played, symbols: played.symbols.slice(0, 1) };
  expect(holdOdds(small).spin).toBeCloseTo(enumeratedSpin(small), 10);
});

test.each([
  ['four on the line', rules, gridOf('01201', '22221', '10101'), [[2, 4, 60]]],
  ['three from the right are nothing', rules, gridOf('01201', '01222', '10101'), []],
  ['a coin ends a line', rules, gridOf('01201', '22322', '10101'), []],
  ['ways multiply', ways, gridOf('01122', '00021', '20121'), [[0, 3, 40]]],
])('%s', (_name, played, grid, wins) => {
  expect(holdWins(played, grid).map(({ symbol, count, pays }) => [symbol, count, pays])).toEqual(wins);
});

const sixCoins = gridOf('33333', '30120', '12012');
/** Free cells in which no coin comes. */
const nothing = (cells: number) => Array.from({ length: cells }, () => 0);

test('five coins do not stay', () => {
  const { boards } = createHold(rules).read(gridOf('33333', '20120', '12012'));
  expect(boards).toEqual([]);
});

test('three turns without a new coin end the round', () => {
  const round = createHold(rules).read([...sixCoins, 1, 1, 1, 1, 1, 2, ...nothing(27)]);
  expect(round.boards).toHaveLength(4);
  expect(holdPays(rules, round)).toBe(1_000);
});

test('a new coin gives three turns again', () => {
  const second = [...nothing(9), 2, ...nothing(8)];
  const round = createHold(rules).read([...sixCoins, 1, 1, 1, 1, 1, 1, ...second, ...nothing(24)]);
  expect(round.boards).toHaveLength(6);
  expect(coinPays(rules, round.boards.at(-1) ?? [])).toBe(1_100);
});

test('a full board ends at once and pays its prize', () => {
  const round = createHold(rules).read([...sixCoins, ...Array.from({ length: CELLS }, () => 1)]);
  expect(round.boards).toHaveLength(2);
  expect(holdPays(rules, round)).toBe(1_500 + 10_000);
});

test.each(HOLD_ROWS)('$name: an outcome is read as it was played', (row) => {
  const hold = createHold(row);
  const drawsOf = seededRounds(4);
  const rounds = Array.from({ length: 1_000 }, (_, nonce) => hold.draw(drawsOf(nonce)));
  for (const round of rounds) expect(hold.read(outcomeOf(round))).toEqual(round);
  expect(rounds.some(({ boards }) => boards.length > 0)).toBe(true);
});

test.each(HOLD_TITLES)('$name: many rounds match its exact return', (title) => {
  const returns = returnsOf(title, ROUNDS, 7);
  expect(distanceOf(returns, title.exactReturns()?.[0] ?? 0)).toBeLessThan(3.3);
  expect(Math.min(...returns)).toBe(0);
});

test.each(HOLD_TITLES)('$name: every stake allowed is paid without rounding', ({ rules: played }) => {
  const drawsOf = seededRounds(5);
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const payoutOf = (stake: bigint) =>
      played.play(drawsOf(nonce), { choice: 0, stake, moves: [] }).payout ?? 0n;
    expect(payoutOf(1_00n) * 100n).toBe(payoutOf(STAKE));
  }
});

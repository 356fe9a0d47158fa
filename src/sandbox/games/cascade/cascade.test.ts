import { expect, test } from 'vitest';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { distanceOf, returnsOf, STAKE, seededRounds } from '#tests/fixtures/many-rounds.ts';
import { CASCADE_ROWS } from './cascade.table.ts';
import { createCascade } from './cascade.ts';
import { type CascadeRules, SIDE } from './cascade-board.ts';
import { CASCADE_TITLES } from './cascade-title.ts';

const ROUNDS = 20_000;
const rules: CascadeRules = {
  sizes: [5, 7],
  ladder: [1, 2, 5],
  symbols: [1, 2, 3, 4, 5, 6].map((pays) => ({ weight: 1, pays: [pays * 10, pays * 100] })),
};
const cascade = createCascade(rules);

/** Board from its uppermost rows; a dot, and every row below, alternates between two symbols that join nowhere. */
const boardOf = (...rows: readonly string[]): readonly number[] =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [column, row] = [Math.floor(cell / SIDE), cell % SIDE];
    const drawn = rows[SIDE - 1 - row]?.[column] ?? '.';
    return drawn === '.' ? 4 + ((column + row) % 2) : Number(drawn);
  });

/** Symbols that come after a board; none of them joins another. */
const AFTER = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];
const readBoard = (...rows: readonly string[]) => cascade.read([...boardOf(...rows), ...AFTER]);

test.each([
  ['five in a row win', ['11111..'], [{ symbol: 1, size: 5, pays: 20 }]],
  ['four do not', ['1111...'], []],
  ['a corner does not join', ['1111...', '....1..'], []],
  ['a side joins', ['1111...', '...1...'], [{ symbol: 1, size: 5, pays: 20 }]],
  ['seven are of the second class', ['1111111'], [{ symbol: 1, size: 7, pays: 200 }]],
])('%s', (_name, rows, wins) => expect(readBoard(...rows).falls[0]?.wins ?? []).toEqual(wins));

test('two clusters vanish together and both pay', () => {
  const [fall] = readBoard('11111..', '22222..').falls;
  expect(fall?.wins.map(({ symbol, size }) => [symbol, size])).toEqual([
    [2, 5],
    [1, 5],
  ]);
  expect(fall?.pays).toBe(50);
});

test('symbols above a cluster fall into its place', () => {
  const { falls, last } = readBoard('02300..', '11111..');
  expect(falls).toHaveLength(1);
  const columnOf = (column: number) => last.slice(column * SIDE, (column + 1) * SIDE);
  expect(columnOf(0).slice(-2)).toEqual([0, 0]);
  expect(columnOf(1).slice(-2)).toEqual([2, 1]);
});

test('a later fall pays by its step of the ladder', () => {
  const { falls } = cascade.read([...boardOf('11111..'), 2, 2, 2, 2, 2, ...AFTER]);
  expect(falls.map(({ multiplier, pays }) => [multiplier, pays])).toEqual([
    [1, 20],
    [2, 60],
  ]);
});

test.each(CASCADE_TITLES)('$name: an outcome is read as it was played', ({ name, rules: played }) => {
  const row = CASCADE_ROWS.find((each) => each.name === name);
  const reading = createCascade(row ?? rules);
  const drawsOf = seededRounds(4);
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const { outcome, payout } = played.play(drawsOf(nonce), { choice: 0, stake: STAKE, moves: [] });
    const { falls, last } = reading.read(outcome);
    expect(BigInt(falls.reduce((sum, { pays }) => sum + pays, 0)) * (STAKE / 100n)).toBe(payout);
    expect(last.every((symbol) => symbol >= 0)).toBe(true);
  }
});

test.each(CASCADE_TITLES)('$name: many rounds match the stated return and hit rate', (title) => {
  const returns = returnsOf(title, ROUNDS, 7);
  expect(distanceOf(returns, (RETURNS[title.name]?.least ?? 0) / 10_000)).toBeLessThan(3.3);
  const hits = returns.map((part) => (part > 0 ? 1 : 0));
  const stated = CASCADE_ROWS.find(({ name }) => name === title.name)?.hitRate ?? 0;
  expect(distanceOf(hits, stated)).toBeLessThan(3.3);
});

test.each(CASCADE_ROWS)('$name: larger clusters and rarer symbols pay more', ({ symbols, sizes, ladder }) => {
  expect(ladder).toHaveLength(5);
  for (const { pays } of symbols) {
    expect(pays).toHaveLength(sizes.length);
    expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    expect(pays.every((part) => part % 5 === 0)).toBe(true);
  }
  const firsts = symbols.map(({ pays: [first = 0] }) => first);
  expect(firsts).toEqual(firsts.toSorted((a, b) => b - a));
});

import { expect, test } from 'vitest';
import type { Draws } from '#sandbox/games/chance/draws.ts';
import { endOf, LEVEL_MIN, levelAt, RANGE, type RiseRow, reaching, riseRules, timeOf } from './rise.ts';

const ROW: RiseRow = { back: 97, cap: 100_00, growth: Math.log(2.36) / 9_500, betMs: 6_000, restMs: 3_000 };
const LEVELS = Array.from({ length: ROW.cap - LEVEL_MIN + 1 }, (_, index) => LEVEL_MIN + index);
const { table, play } = riseRules(ROW);
const drawing = (number: number): Draws => ({ below: () => number });
const STAKE = 100_00n;
/** Payout of a curve with this end point. */
const paid = (end: number, choice: number, moves: readonly number[] = []) =>
  play(drawing(Math.floor((ROW.back * RANGE) / end) - 1), { choice, stake: STAKE, moves }).payout;

test('every automatic level returns 97 % but for three hundred-millionths', () => {
  const returns = LEVELS.map((level) => ((reaching(ROW, level) / RANGE) * level) / 100);
  expect(Math.max(...returns)).toBeLessThanOrEqual(0.97);
  expect(Math.min(...returns)).toBeGreaterThan(0.97 - 3e-8);
});

test('exactly the counted numbers reach a level', () => {
  const wrong = LEVELS.filter((level) => {
    const count = reaching(ROW, level);
    return endOf(ROW, count - 1) < level || endOf(ROW, count) >= level;
  });
  expect(wrong).toEqual([]);
});

test.each([
  [1.5 * 100, 0, [], 0n],
  [150, 150, [], 150_00n],
  [150, 151, [], 0n],
  [150, 0, [150], 150_00n],
  [150, 200, [120], 120_00n],
  [150, 100, [], 0n],
])('an end at %d with level %d and moves %j pays %d', (end, choice, moves, payout) => {
  expect(paid(end, choice, moves)).toBe(payout);
});

test('a curve that ends at once pays nothing', () => {
  expect(play(drawing(RANGE - 1), { choice: 101, stake: STAKE, moves: [] })).toMatchObject({
    outcome: [100],
    payout: 0n,
  });
  expect(table.lengthMs([100])).toBe(0);
});

test('the multiple is 2.36 after 9.5 seconds', () => {
  expect(levelAt(ROW, 9_500)).toBe(236);
});

test('each level is first reached at its time', () => {
  const wrong = LEVELS.filter((level) => levelAt(ROW, timeOf(ROW, level)) < level);
  expect(wrong).toEqual([]);
});

test('before the end no multiple exceeds the end point', () => {
  const wrong = LEVELS.filter((end) => levelAt(ROW, table.lengthMs([end]) - 1) > end);
  expect(wrong).toEqual([]);
});

test('no part of the result is public before the end', () => {
  expect(table.shown([236], 9_000)).toEqual([]);
});

test('a reached level is decided at its time, a missed one at the end', () => {
  expect(table.decidedMs?.([300], 236)).toBe(timeOf(ROW, 236));
  expect(table.decidedMs?.([300], 301)).toBe(table.lengthMs([300]));
  expect(table.longestMs).toBe(table.lengthMs([ROW.cap]));
});

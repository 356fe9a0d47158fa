import { describe, expect, test } from 'vitest';
import { createDraws, type Draws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { RISE_ROWS } from './rise.table.ts';
import { type Curve, endOf, LEVEL_MIN, levelAt, RANGE, reaching, riseRules, timeOf } from './rise.ts';
import { levelReturn } from './rise-title.ts';

const STAKE = 100_00n;
const drawing = (number: number): Draws => ({ below: () => number });
const levelsOf = ({ cap }: Curve) =>
  Array.from({ length: cap - LEVEL_MIN + 1 }, (_, index) => LEVEL_MIN + index);
/** The largest drawn number whose curve ends at a level. */
const drawnFor = (curve: Curve, end: number) => reaching(curve, end) - 1;

describe.each(RISE_ROWS)('$name', ({ curve }) => {
  const { table, play } = riseRules(curve);
  const levels = levelsOf(curve);

  test('every automatic level returns the stated part, but for one number', () => {
    const stated = curve.back / 100;
    const wrong = levels.filter((level) => {
      const short = stated - levelReturn(curve, level);
      return short < 0 || short >= level / 100 / RANGE;
    });
    expect(wrong).toEqual([]);
  });

  test('no level is as a level at the cap', () => {
    expect(levelReturn(curve, 0)).toBe(levelReturn(curve, curve.cap));
  });

  test('exactly the counted numbers reach a level', () => {
    const wrong = levels.filter((level) => {
      const count = reaching(curve, level);
      return endOf(curve, count - 1) < level || endOf(curve, count) >= level;
    });
    expect(wrong).toEqual([]);
  });

  test('each level is first reached at its time', () => {
    const wrong = levels.filter((level) => {
      const at = timeOf(curve, level);
      return levelAt(curve, at) < level || levelAt(curve, at - 1) > level;
    });
    expect(wrong).toEqual([]);
  });

  test('before the end no multiple exceeds the end point', () => {
    const wrong = levels.filter((end) => levelAt(curve, table.lengthMs([end]) - 1) > end);
    expect(wrong).toEqual([]);
  });

  test('a bet is decided at its level, or at the end', () => {
    expect(table.decidedMs?.([300], 236)).toBe(timeOf(curve, 236));
    expect(table.decidedMs?.([300], 301)).toBe(table.lengthMs([300]));
    expect(table.longestMs).toBe(table.lengthMs([curve.cap]));
  });

  test.each([150, 200, 500])('seeded curves return the stated part at %d', (level) => {
    const key = keyedHash(new TextEncoder().encode(`curves to ${level}`));
    const rounds = 100_000;
    let returned = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { payout } = play(createDraws(key, 'test', nonce), { choice: level, stake: STAKE, moves: [] });
      returned += Number(payout ?? 0n) / Number(STAKE);
    }
    const chance = reaching(curve, level) / RANGE;
    const deviation = (level / 100) * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(returned / rounds - levelReturn(curve, level)) / deviation).toBeLessThan(3.3);
  });
});

const CURVE: Curve = { back: 97, cap: 100_00, growth: Math.log(2.36) / 9_500, betMs: 6_000, restMs: 3_000 };
const { table, play } = riseRules(CURVE);
const paid = (end: number, choice: number, moves: readonly number[] = []) =>
  play(drawing(drawnFor(CURVE, end)), { choice, stake: STAKE, moves }).payout;

test.each([
  { end: 150, choice: 0, moves: [], payout: 0n },
  { end: 150, choice: 150, moves: [], payout: 150_00n },
  { end: 150, choice: 151, moves: [], payout: 0n },
  { end: 150, choice: 0, moves: [150], payout: 150_00n },
  { end: 150, choice: 200, moves: [120], payout: 120_00n },
  { end: 150, choice: 100, moves: [], payout: 0n },
  { end: 9_999, choice: 0, moves: [], payout: 0n },
  { end: 100_00, choice: 0, moves: [], payout: 10_000_00n },
  { end: 100_00, choice: 100_00, moves: [], payout: 10_000_00n },
  { end: 100_00, choice: 300, moves: [], payout: 300_00n },
])('an end at $end with level $choice and moves $moves pays $payout', ({ end, choice, moves, payout }) => {
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
  expect(levelAt(CURVE, 9_500)).toBe(236);
});

test('no part of the result is public before the end', () => {
  expect(table.shown([236], 9_000)).toEqual([]);
});

test('simulated visits aim at levels of the curve', () => {
  const aims = [0, 0.5, 0.999_999].map((number) => table.someChoice?.(() => number));
  expect(aims).toEqual([LEVEL_MIN, 200, CURVE.cap]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleLeg } from '#contract/rules.ts';
import type { Leg, LegResult, LegScore } from './legs/leg.ts';

type Score = readonly [home: number, away: number];
const scoreOf = ([home, away]: Score, half?: Score): LegScore => ({
  home,
  away,
  ...(half ? { halfHome: half[0], halfAway: half[1] } : {}),
});

/** Handicaps in play count from the score at placing. */
test.each<[pick: string, line: string, placed: Score, end: Score, result: LegResult]>([
  ['home', '-0.25', [1, 0], [1, 0], 'halfLose'],
  ['away', '+0.25', [1, 0], [1, 0], 'halfWin'],
  ['home', '+0.5', [2, 0], [2, 1], 'lose'],
  ['away', '-0.75', [2, 0], [2, 1], 'halfWin'],
  ['home', '0', [0, 1], [1, 1], 'win'],
  ['away', '-0.25', [3, 1], [3, 1], 'halfLose'],
  ['home', '-1.25', [0, 0], [2, 1], 'halfLose'],
  ['away', '+1.25', [0, 0], [2, 1], 'halfWin'],
  ['home', '-1.75', [0, 0], [2, 0], 'halfWin'],
  ['away', '+1.75', [0, 0], [2, 0], 'halfLose'],
  ['home', '-2.25', [0, 0], [2, 0], 'halfLose'],
  ['home', '+0.75', [0, 0], [0, 1], 'halfLose'],
  ['home', '-0', [0, 0], [0, 0], 'push'],
  ['home', '-1.0', [0, 0], [3, 2], 'push'],
  ['home', '+2.75', [0, 0], [0, 3], 'halfLose'],
  ['home', '-0.25', [2, 0], [1, 0], 'lose'],
])('[1.02] handicap %s %s taken at %j ends at %j: %s', (pick, line, placed, end, result) => {
  const since = scoreOf([end[0] - placed[0], end[1] - placed[1]]);
  expect(settleLeg({ market: 'handicap', pick, line }, since)).toBe(result);
});

/** Totals count everything, what was before placing too. */
test.each<[pick: string, line: string, end: Score, result: LegResult]>([
  ['over', '0.25', [0, 0], 'halfLose'],
  ['under', '0.25', [0, 0], 'halfWin'],
  ['over', '0.75', [1, 0], 'halfWin'],
  ['over', '2.0', [1, 1], 'push'],
  ['over', '2.25', [1, 1], 'halfLose'],
  ['over', '2.75', [2, 1], 'halfWin'],
  ['under', '2.75', [2, 1], 'halfLose'],
  ['under', '3.25', [2, 1], 'halfWin'],
  ['over', '201.5', [100, 101], 'lose'],
  ['over', '10.75', [6, 5], 'halfWin'],
])('[1.02] total %s %s at %j: %s', (pick, line, end, result) => {
  expect(settleLeg({ market: 'total', pick, line }, scoreOf(end))).toBe(result);
});

test.each<[leg: Leg, end: LegScore | null, result: LegResult]>([
  [{ market: 'correctScore', pick: '2-1' }, scoreOf([1, 2]), 'lose'],
  [{ market: 'bothScore', pick: 'no' }, scoreOf([0, 3]), 'win'],
  [{ market: 'halfFull', pick: 'away/home' }, scoreOf([2, 1], [0, 1]), 'win'],
  [{ market: 'halfFull', pick: 'home/draw' }, scoreOf([1, 1], [1, 1]), 'lose'],
  [{ market: 'drawNoBet', pick: 'home' }, scoreOf([1, 1]), 'push'],
  [{ market: 'winner', pick: 'home' }, null, 'void'],
  [{ market: 'bothScore', pick: 'yes' }, { ...scoreOf([1, 1]), abandoned: true }, 'win'],
  [{ market: 'bothScore', pick: 'yes' }, { ...scoreOf([1, 0]), abandoned: true }, 'void'],
  [{ market: 'total', pick: 'over', line: '2.5' }, { ...scoreOf([2, 1]), abandoned: true }, 'win'],
  [{ market: 'total', pick: 'under', line: '2.5' }, { ...scoreOf([2, 1]), abandoned: true }, 'lose'],
  [{ market: 'total', pick: 'over', line: '2.75' }, { ...scoreOf([2, 1]), abandoned: true }, 'halfWin'],
  [{ market: 'total', pick: 'under', line: '2.75' }, { ...scoreOf([2, 1]), abandoned: true }, 'halfLose'],
  [{ market: 'correctScore', pick: '2-1' }, { ...scoreOf([0, 2]), abandoned: true }, 'lose'],
  [{ market: 'correctScore', pick: 'other' }, scoreOf([5, 0]), 'win'],
  [{ market: 'correctScore', pick: 'other' }, scoreOf([4, 4]), 'lose'],
  [{ market: 'halfFull', pick: 'home/home' }, scoreOf([2, 1]), 'void'],
  [{ market: 'halfFull', pick: 'home/home' }, { ...scoreOf([0, 1], [0, 1]), abandoned: true }, 'lose'],
  [{ market: 'winner', pick: 'draw' }, scoreOf([2, 2]), 'win'],
  [{ market: 'drawNoBet', pick: 'away' }, scoreOf([2, 1]), 'lose'],
  [{ market: 'oddEven', pick: 'even' }, scoreOf([0, 0]), 'win'],
  [{ market: 'goalRange', pick: '4-6' }, scoreOf([3, 3]), 'win'],
  [{ market: 'goalRange', pick: '7+' }, scoreOf([3, 3]), 'lose'],
])('[1.02] %j at %j: %s', (leg, end, result) => {
  expect(settleLeg(leg, end)).toBe(result);
});

const PICKS: readonly Leg[] = [
  { market: 'winner', pick: 'home' },
  { market: 'drawNoBet', pick: 'away' },
  { market: 'handicap', pick: 'home', line: '-0.75' },
  { market: 'total', pick: 'over', line: '2.5' },
  { market: 'correctScore', pick: '0-0' },
  { market: 'bothScore', pick: 'yes' },
  { market: 'halfFull', pick: 'draw/draw' },
  { market: 'oddEven', pick: 'odd' },
  { market: 'goalRange', pick: '0-1' },
];

test.each(PICKS)('[1.02] $market is void without a score and not with one', (leg) => {
  expect(settleLeg(leg, { home: null, away: null })).toBe('void');
  expect(settleLeg(leg, { home: 1, away: null, halfHome: 0, halfAway: 0 })).toBe('void');
  expect(settleLeg(leg, { home: 1, away: 1, halfHome: 0, halfAway: 0 })).not.toBe('void');
});

test.each<Leg>([
  { market: 'handicap', pick: 'home', line: '-0.3' },
  { market: 'handicap', pick: 'home' },
  { market: 'handicap', pick: 'draw', line: '0' },
  { market: 'total', pick: 'home', line: '2.5' },
  { market: 'total', pick: 'over', line: '1e1' },
  { market: 'winner', pick: '' },
  { market: 'correctScore', pick: '2:1' },
  { market: 'halfFull', pick: 'home' },
  { market: 'bothScore', pick: 'maybe' },
])('[1.02] $market has no pick "$pick" with the line "$line"', (leg) => {
  expect(() => settleLeg(leg, { home: 1, away: 0, halfHome: 0, halfAway: 0 })).toThrow(RangeError);
});

const goals = fc.integer({ min: 0, max: 9 });
const quarters = fc.integer({ min: -24, max: 24 });
const lineOf = (count: number) => (count / 4).toString();
const RANK: readonly LegResult[] = ['lose', 'halfLose', 'push', 'halfWin', 'win'];

/** A whole or half line by plain comparison; a quarter line as the mean of the two lines beside it. */
function rankByHalves(lead: number, line: number): number {
  const plain = (each: number) => (lead + each > 0 ? 4 : lead + each < 0 ? 0 : 2);
  return Number.isInteger(line * 2) ? plain(line) : (plain(line - 0.25) + plain(line + 0.25)) / 2;
}

test('[1.02] a quarter handicap equals the mean of its adjacent lines', () => {
  fc.assert(
    fc.property(goals, goals, quarters, (home, away, count) => {
      const result = settleLeg({ market: 'handicap', pick: 'home', line: lineOf(count) }, { home, away });
      const other = settleLeg({ market: 'handicap', pick: 'away', line: lineOf(-count) }, { home, away });
      expect(RANK.indexOf(result)).toBe(rankByHalves(home - away, count / 4));
      expect(RANK.indexOf(other)).toBe(4 - RANK.indexOf(result));
    }),
  );
});

test('[1.02] a quarter total equals the mean of its adjacent lines', () => {
  fc.assert(
    fc.property(goals, goals, fc.nat(40), (home, away, count) => {
      const line = lineOf(count);
      const over = settleLeg({ market: 'total', pick: 'over', line }, { home, away });
      const under = settleLeg({ market: 'total', pick: 'under', line }, { home, away });
      expect(RANK.indexOf(over)).toBe(rankByHalves(home + away, -count / 4));
      expect(RANK.indexOf(under)).toBe(4 - RANK.indexOf(over));
    }),
  );
});

const leg = fc.oneof(
  fc.constantFrom(...PICKS),
  fc.tuple(goals, goals).map(([home, away]): Leg => ({ market: 'correctScore', pick: `${home}-${away}` })),
  fc
    .tuple(fc.constantFrom('over', 'under'), fc.nat(40))
    .map(([pick, count]): Leg => ({ market: 'total', pick, line: lineOf(count) })),
);

/** Results that further goals may leave where an abandoned match decided one half of a quarter line. */
const HALF_DECIDED: Partial<Record<LegResult, readonly LegResult[]>> = {
  halfWin: ['halfWin', 'win'],
  halfLose: ['halfLose', 'lose'],
};

test('[1.02] further goals change nothing that an abandoned match has decided', () => {
  fc.assert(
    fc.property(leg, goals, goals, goals, goals, (each, home, away, moreHome, moreAway) => {
      const half = { halfHome: Math.min(home, 1), halfAway: Math.min(away, 1) };
      const broken = settleLeg(each, { home, away, ...half, abandoned: true });
      const onward = settleLeg(each, { home: home + moreHome, away: away + moreAway, ...half });
      if (broken !== 'void') expect(HALF_DECIDED[broken] ?? [broken]).toContain(onward);
    }),
    { numRuns: 2_000, examples: [[{ market: 'total', pick: 'over', line: '9.75' }, 9, 1, 0, 1]] },
  );
});

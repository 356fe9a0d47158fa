import { expect, test } from 'vitest';
import { type ReelsRow, sumOf } from '#sandbox/games/reels/reels.ts';
import { distanceOf } from '#tests/fixtures/games/measured-return.ts';
import { hitRateOf } from '#tests/fixtures/games/reel-hits.ts';
import { LINES } from './lines.table.ts';
import { lineChances, linesGame, lineWin } from './lines.ts';
import { gameOfTitle, LINES_ROWS, LINES_TITLES } from './lines-titles.ts';
import { STADIUM_LINES } from './stadium-lines.table.ts';

const RETURNS: Readonly<Record<string, number>> = {
  夜场灯光: 0.976245,
  锦鲤祥云: 0.964934,
  龙舟竞渡: 0.962184,
  月兔寻宝: 0.963028,
  孔雀开屏: 0.961041,
  狐火山道: 0.956983,
  雪域狼踪: 0.960129,
  北境卫队: 0.953816,
  变脸: 0.950186,
  守城之夜: 0.958947,
  宝石迷阵: 0.965755,
  国色花笺: 0.964299,
  果园方阵: 0.958965,
  青花瓷韵: 0.958246,
};

test.each(LINES_TITLES)(
  'the return of $name is exact over all words of symbols',
  ({ name, exactReturns }) => {
    expect(exactReturns()?.[0]).toBeCloseTo(RETURNS[name] ?? 0, 5);
  },
);

test.each(LINES_ROWS)('the hit rate of $facts.name is that of all grids', (row) => {
  expect(Math.round(hitRateOf(row, LINES.slice(0, row.lines)) * 10_000)).toBe(row.hitRate);
});

test('a line of 夜场灯光 hits with the known chance', () => {
  const chances = lineChances(STADIUM_LINES, false);
  expect(sumOf(chances.map(({ part }) => part))).toBeCloseTo(0.064, 10);
});

test.each([
  ['three of a kind from the left', [2, 2, 2, 5, 1], { symbol: 2, count: 3, pays: 14 }],
  ['a lamp substitutes for another symbol', [2, 0, 0, 3, 1], { symbol: 2, count: 3, pays: 14 }],
  ['four lamps are worth more than five shirts', [0, 0, 0, 0, 7], { symbol: 0, count: 4, pays: 150 }],
  ['five boots pay as four lamps: the lamps win', [0, 0, 0, 0, 3], { symbol: 0, count: 4, pays: 150 }],
  ['five lamps', [0, 0, 0, 0, 0], { symbol: 0, count: 5, pays: 1_000 }],
  ['not from the left', [5, 2, 2, 2, 2], null],
  ['two are nothing', [0, 2, 5, 1, 1], null],
])('%s', (_name, symbols, win) => expect(lineWin(STADIUM_LINES, symbols)).toEqual(win));

const FACTORED: ReelsRow = { ...STADIUM_LINES, wildFactor: 3 };

test.each([
  ['a wild multiplies the line it helps', [2, 0, 2, 5, 1], 42],
  ['a line without a wild is not multiplied', [2, 2, 2, 5, 1], 14],
  ['wilds by themselves are not multiplied', [0, 0, 0, 0, 0], 1_000],
])('%s', (_name, symbols, pays) => expect(lineWin(FACTORED, symbols)?.pays).toBe(pays));

test('a symbol with a pay for two takes it from the left', () => {
  const [first, ...others] = STADIUM_LINES.symbols.slice(1);
  if (!first) throw new Error('no symbol');
  const row = { ...STADIUM_LINES, symbols: [{ ...first, two: 2 }, ...others] };
  expect(lineWin(row, [0, 0, 3, 0, 0])).toEqual({ symbol: 0, count: 2, pays: 2 });
});

test('each line is read by itself', () => {
  const grid = [2, 2, 3, 2, 0, 1, 4, 4, 0, 2, 1, 6, 5, 5, 5];
  const { game } = gameOfTitle('夜场灯光');
  expect(game.hits(grid).map(({ via }) => via)).toEqual([3]);
});

test('the lines differ from each other', () => {
  expect(new Set(LINES.map((rows) => rows.join(''))).size).toBe(LINES.length);
});

/** A title small enough to enumerate all words of its five cells. */
test('the mean of a line is that of all words', () => {
  const row = LINES_ROWS.find(({ wildFactor }) => wildFactor === 2) ?? STADIUM_LINES;
  const symbols = row.symbols.map((_, symbol) => symbol);
  const parts = [0, 1, 2, 3, 4].map((reel) => {
    const weights = row.symbols.map(({ weights: each }) =>
      typeof each === 'number' ? each : (each[reel] ?? 0),
    );
    return weights.map((weight) => weight / sumOf(weights));
  });
  const meanAfter = (word: readonly number[]): number => {
    if (word.length === 5) return lineWin(row, word)?.pays ?? 0;
    const reel = parts[word.length] ?? [];
    return sumOf(
      symbols.map((symbol) => (reel[symbol] ?? 0) && (reel[symbol] ?? 0) * meanAfter([...word, symbol])),
    );
  };
  expect(linesGame(row).meanCoins(false)).toBeCloseTo(meanAfter([]) * row.lines, 9);
});

test.each(LINES_TITLES)('rounds of $name from a fixed seed match its return', (title) => {
  expect(distanceOf(title, title.name === '夜场灯光' ? 60_000 : 6_000)).toBeLessThan(3.3);
});

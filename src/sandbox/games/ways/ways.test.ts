import { expect, test } from 'vitest';
import { distanceOf } from '#tests/fixtures/games/measured-return.ts';
import { hitRateOf } from '#tests/fixtures/games/reel-hits.ts';
import { ROWS } from '../reels/reels.ts';
import { gameOfTitle, WAYS_ROWS, WAYS_TITLES } from './ways-titles.ts';

const RETURNS: Readonly<Record<string, number>> = {
  鹤鸣九皋: 0.960268,
  荷塘月色: 0.957912,
  山海图: 0.963874,
  琉璃蝶: 0.962099,
  山君踏雪: 0.955113,
  林中守夜人: 0.95613,
  林鹿晨雾: 0.96091,
  象王仪仗: 0.956922,
  竹海食客: 0.968456,
  茶馆猫先生: 0.962822,
};
const THIRDS = [0, 1, 2];
/** Every way through the first three reels. */
const PATHS = THIRDS.flatMap((a) => THIRDS.flatMap((b) => THIRDS.map((c) => [a, b, c])));

test.each(WAYS_TITLES)('the return of $name is exact over all grids', ({ name, exactReturns }) => {
  expect(exactReturns()?.[0]).toBeCloseTo(RETURNS[name] ?? 0, 5);
});

test.each(WAYS_ROWS)('the hit rate of $facts.name is that of all grids', (row) => {
  expect(Math.round(hitRateOf(row, PATHS) * 10_000)).toBe(row.hitRate);
});

test.each(WAYS_ROWS)('no wild of $facts.name is on the first reel', ({ symbols }) => {
  const wilds = symbols.filter(({ role }) => role === 'wild');
  expect(wilds.filter(({ weights }) => typeof weights === 'number' || weights[0] > 0)).toEqual([]);
});

const { hits, row } = gameOfTitle('象王仪仗');
const [WILD, CROWN, DRUM, FAN, SCATTER] = [0, 1, 2, 3, row.symbols.length - 1];
/** Cells of a reel from the top; the others of it are scatters. */
const reel = (...cells: readonly number[]) => [...cells, SCATTER, SCATTER, SCATTER].slice(0, ROWS);
const none = reel();

test.each([
  ['one way of three', [reel(CROWN), reel(CROWN), reel(CROWN), none, none], { count: 3, via: 1 }],
  [
    'ways are the product of the reels',
    [reel(CROWN, CROWN), reel(CROWN), reel(CROWN, CROWN), none, none],
    { via: 4 },
  ],
  ['a wild counts as two', [reel(CROWN), reel(WILD), reel(CROWN), none, none], { count: 3, via: 2 }],
  ['a run of five', Array.from({ length: 5 }, () => reel(CROWN)), { count: 5, via: 1 }],
])('%s', (_name, reels, hit) => {
  expect(hits(reels.flat())).toEqual([expect.objectContaining({ symbol: CROWN, ...hit })]);
});

test('a run that does not begin on the first reel pays nothing', () => {
  const reels = [reel(DRUM), reel(CROWN), reel(CROWN), reel(CROWN), reel(CROWN)];
  expect(hits(reels.flat())).toEqual([]);
});

test('two symbols can pay side by side', () => {
  const both = reel(DRUM, FAN);
  expect(hits([both, both, both, none, none].flat()).map(({ symbol }) => symbol)).toEqual([DRUM, FAN]);
});

test.each(WAYS_TITLES)('rounds of $name from a fixed seed match its return', (title) => {
  expect(distanceOf(title, title.name === '荷塘月色' ? 60_000 : 6_000)).toBeLessThan(3.3);
});

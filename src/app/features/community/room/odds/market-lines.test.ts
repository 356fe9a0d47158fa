import { expect, test } from 'vitest';
import { handicapMarket, offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { linesOf, nearLines, sectionsOf } from './market-lines.ts';
import { returnRate } from './return-rate.ts';
import { isSameMarket } from './same-market.ts';

const homeLines = (lines: ReturnType<typeof linesOf>) => lines.map(({ sides }) => sides[0]?.line);

test('[2.10] lines are sorted from the home side’s easiest, main one marked', () => {
  const lines = linesOf(handicapMarket(-0.5, -0.75, -0.25, -1, 0));
  expect(homeLines(lines)).toEqual(['0', '-0.25', '-0.5', '-0.75', '-1']);
  expect(lines.filter(({ isMain }) => isMain).map(({ sides }) => sides[0]?.line)).toEqual(['-0.5']);
});

test.each([
  [0, [1, 2, 3, 4, 5]],
  [3, [2, 3, 4, 5, 6]],
  [6, [3, 4, 5, 6, 7]],
])('[2.10] of seven lines five show first, around main line %i', (main, shown) => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((line) => -line);
  const [first = 0] = all.splice(main, 1);
  expect(homeLines(nearLines(linesOf(handicapMarket(first, ...all))))).toEqual(
    shown.map((line) => `${-line}`),
  );
});

test('[2.10] few lines are all shown, and a market without lines has none', () => {
  expect(nearLines(linesOf(handicapMarket(-0.5, 0.5))).length).toBe(2);
  expect(
    linesOf(
      offeredMarket([
        ['是', ''],
        ['否', ''],
      ]),
    ),
  ).toEqual([]);
});

test('[2.10] scores are listed under who wins', () => {
  const market = offeredMarket([
    ['1:0', '', '主胜'],
    ['2:0', '', '主胜'],
    ['0:0', '', '平局'],
  ]);
  expect(
    sectionsOf(market).map(({ heading, selections }) => [heading, selections.map(({ name }) => name)]),
  ).toEqual([
    ['主胜', ['1:0', '2:0']],
    ['平局', ['0:0']],
  ]);
});

test('[2.10] a market is rendered again when a price or state changed', () => {
  const market = handicapMarket(-0.5, 0.5);
  const [first, ...rest] = market.selections;
  if (!first) throw new Error('no selection');
  expect(isSameMarket(market, structuredClone(market))).toBe(true);
  expect(isSameMarket(market, { ...market, selections: [{ ...first, state: 'locked' }, ...rest] })).toBe(
    false,
  );
  expect(isSameMarket(market, { ...market, version: { price: 2, material: 0 } })).toBe(false);
});

test.each([
  ['103.5', '96.6'],
  ['105.0', '95.2'],
  ['115.0', '87.0'],
])('an overround of %s per cent pays back %s', (overround, rate) => {
  expect(returnRate(overround)).toBe(rate);
});

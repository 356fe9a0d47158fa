import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MARKET_GROUPS } from '#contract/play/odds/odds-rules.ts';
import type { Market } from '#contract/play/odds/schema.ts';
import { NavVenue } from '#contract/site/navigation/schema.ts';
import { handicapMarket, offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import {
  favouritesFirst,
  groupsOf,
  isSameMarket,
  linesOf,
  marketsIn,
  nearLines,
  returnRate,
  sectionsOf,
  shownGroup,
  venueState,
} from './markets.ts';

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

const market = (group: Market['group']): Market => ({
  marketId: `m1-${group}`,
  name: group,
  note: '',
  group,
  columns: 2,
  selections: [],
});

test('[2.10] only kinds the match has are offered, in order, with 热门', () => {
  expect(groupsOf([market('corner'), market('total')])).toEqual(['hot', 'total', 'corner']);
  expect(groupsOf([])).toEqual(['hot']);
});

test('[2.10] a kind without markets gives way to the first one left', () => {
  expect(shownGroup([market('corner'), market('total')], 'corner')).toBe('corner');
  expect(shownGroup([market('total')], 'corner')).toBe('hot');
});

test('[2.10] every market is under its kind, popular ones under 热门 too', () => {
  const all = MARKET_GROUPS.map(market);
  for (const group of MARKET_GROUPS)
    expect(marketsIn(all, group)).toContain(all.find((offered) => offered.group === group));
  expect(marketsIn(all, 'hot').map(({ group }) => group)).toEqual(['hot', 'handicap', 'total', 'goal']);
});

test('[2.10] favourite markets come first, in the order they had', () => {
  const all = MARKET_GROUPS.map(market);
  expect(favouritesFirst(all, ['corner', 'total']).map(({ name }) => name)).toEqual([
    'total',
    'corner',
    'hot',
    'handicap',
    'goal',
  ]);
});

const venue = (status: number, displayed: boolean): NavVenue =>
  v.parse(NavVenue, {
    code: 'YBTY',
    name: '云豹体育',
    mark: '',
    rebate: 60,
    status,
    displayed: displayed ? 1 : 0,
    maintainedUntil: null,
    link: '/app/home',
  });

test.each([
  [0, true, 'open'],
  [0, false, 'closed'],
  [1, true, 'maintained'],
  [1, false, 'maintained'],
  [2, true, 'maintained'],
  [2, false, 'closed'],
])('[4.03] a venue of status %i, displayed %j, is %s for prices', (status, displayed, is) => {
  expect(venueState(venue(status, displayed)).is).toBe(is);
});

test('[4.03] a venue this site does not have is absent', () => {
  expect(venueState(null)).toEqual({ is: 'absent' });
});

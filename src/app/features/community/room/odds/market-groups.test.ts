import { expect, test } from 'vitest';
import { MARKET_GROUPS } from '#contract/play/odds/market-groups.ts';
import type { Market } from '#contract/play/odds/schema.ts';
import { favouritesFirst, groupsOf, marketsIn, shownGroup } from './market-groups.ts';

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
    expect(marketsIn(all, group)).toContain(all.find((one) => one.group === group));
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

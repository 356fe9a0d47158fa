import { expect, test } from 'vitest';
import { homeListPath, homeQuery, readHomePick } from './home-pick.ts';

const pickOf = (query: string) => readHomePick(new URLSearchParams(query));

test('[2.02] an address without a query is live football', () => {
  expect(pickOf('')).toEqual({ tab: 'football', scope: 'live', day: null, league: null, folded: [] });
});

test.each([
  'tab=basketball',
  'scope=early&day=2026-11-22',
  'tab=esports&scope=today&league=xiagu&folded=a%2Cb',
  'scope=followed',
  'tab=anchor',
])('[2.02] a pick survives its address: %s', (query) => {
  expect(homeQuery(pickOf(query)).toString()).toBe(query);
});

test.each([
  'tab=cricket',
  'scope=ever',
  'day=2026-11-22',
  'scope=live&day=2026-11-22',
  'league=%3Cb%3E',
  'folded=%20,',
])('an invalid pick falls back to live football: %s', (query) => {
  expect(homeQuery(pickOf(query)).toString()).toBe('');
});

test('[2.02] a link to a list leads to the element home scrolls to', () => {
  expect(homeListPath({ tab: 'esports' })).toBe('/app/home?tab=esports#matches');
  expect(homeListPath({})).toBe('/app/home#matches');
});

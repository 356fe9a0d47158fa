import { expect, test } from 'vitest';
import type { Bet, BetWire } from '#contract/play/bet/schema.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { betOutlook, isDead } from './bet-outlook.ts';
import { stillWinnable, winOfPart } from './still-winnable.ts';

type LegWire = BetWire['legs'][number];
type OutlookWire = NonNullable<LegWire['outlook']>;
const [SAMPLE] = placedBet().legs;

const outlook = (change: Partial<OutlookWire>): OutlookWire => ({
  now: 'lose',
  best: 'win',
  isSure: false,
  oneMore: null,
  counts: 'goal',
  score: { home: 1, away: 1 },
  ...change,
});

function leg(matchId: string, change: Partial<LegWire> = {}): LegWire {
  if (!SAMPLE) throw new Error('no leg');
  return { ...SAMPLE, matchId, selectionId: `${matchId}-${change.line ?? 'win'}`, odds: '2.00', ...change };
}
const live = (matchId: string, change: Partial<OutlookWire>) => leg(matchId, { outlook: outlook(change) });
const single = (change: Partial<OutlookWire>) => placedBet({ legs: [live('m-1', change)] });
const multiple = (legs: readonly LegWire[]) =>
  placedBet({ kind: 'multiple', legs: [...legs], highestReturn: '1600.00' });
const won = leg('m-9', { result: 'win', counted: { home: 1, away: 0 } });

test.each<[string, Bet, ReturnType<typeof betOutlook>['is']]>([
  ['waits for the venue', placedBet({ state: 'delayed' }), 'pending'],
  ['has not begun', placedBet({ serverNow: 1 }), 'upcoming'],
  ['wins now', single({ now: 'win' }), 'winning'],
  ['wins a half now', single({ now: 'halfWin' }), 'halfWinning'],
  ['is level', single({ now: 'push' }), 'level'],
  ['loses now', single({ now: 'lose' }), 'behind'],
  ['is one goal away', single({ oneMore: 'home' }), 'oneMore'],
  ['has no known score', placedBet(), 'playing'],
  ['cannot win', placedBet({ highestReturn: '0.00' }), 'dead'],
  ['can only be returned', placedBet({ highestReturn: '200.00' }), 'dead'],
  ['wins in every leg', multiple([won, live('m-2', { now: 'win' })]), 'winning'],
  ['has legs to come', multiple([won, leg('m-2')]), 'hits'],
])('[3.10] a bet that %s is shown so', (_name, bet, is) => {
  expect(betOutlook(bet).is).toBe(is);
});

test('[3.10] legs that are won count, and returned ones do not', () => {
  const sure = live('m-2', { now: 'win', isSure: true });
  const returned = leg('m-3', { result: 'void' });
  expect(betOutlook(multiple([won, sure, returned, live('m-4', {})]))).toEqual({
    is: 'hits',
    hits: 2,
    count: 3,
    isOneAway: false,
  });
});

test('[3.10] one goal completes a multiple unless it breaks a leg', () => {
  const near = live('m-2', { oneMore: 'home' });
  const isOneAway = (...legs: readonly LegWire[]) => {
    const found = betOutlook(multiple([won, near, ...legs]));
    return found.is === 'hits' && found.isOneAway;
  };
  expect(isOneAway()).toBe(true);
  expect(isOneAway(live('m-2', { oneMore: 'either' }))).toBe(true);
  expect(isOneAway(live('m-2', { oneMore: 'away' }))).toBe(false);
  expect(isOneAway(live('m-2', { now: 'win' }))).toBe(false);
  expect(isOneAway(live('m-3', { oneMore: 'home' }))).toBe(false);
  expect(isOneAway(leg('m-3'))).toBe(false);
});

test('[3.10] a winnable amount is net, and zero for lost bets', () => {
  expect(stillWinnable(placedBet())).toBe(84_00n);
  const lost = placedBet({ highestReturn: '100.00' });
  expect([isDead(lost), stillWinnable(lost)]).toEqual([true, 0n]);
});

test('[3.10] a part of the stake keeps its win, under the cap', () => {
  expect(winOfPart(placedBet(), 50_00n)).toBe(21_00n);
  const capped = placedBet({ highestReturn: '240.00' });
  expect(winOfPart(capped, 180_00n)).toBe(60_00n);
  expect(winOfPart(capped, 50_00n)).toBe(21_00n);
});

import { expect, test } from 'vitest';
import type { Offered } from '../offers/offers.ts';
import { decideBet, type LookedAt, type RequestedBet } from './decide-bet.ts';

const offered = (change: Partial<Offered> = {}): Offered => ({
  ref: { matchId: 'm', marketId: 'm-win', selectionId: 'm-win-home' },
  ballClass: 1,
  startAt: 0,
  texts: {
    leagueName: '',
    homeName: '甲',
    visitName: '乙',
    homeLogo: '',
    visitLogo: '',
    marketName: '全场独赢',
    note: '',
    pickName: '主',
  },
  line: '',
  state: 'open',
  odds: '1.90',
  material: 1,
  isLive: true,
  score: [0, 0],
  rule: { market: 'winner', pick: 'home', counted: 'goals', isSince: false },
  base: [0, 0],
  nth: 0,
  ...change,
});
const leg = (now: Partial<Offered> | null, requestedOdds = '1.90'): LookedAt => ({
  leg: { material: 1, asked_odds: requestedOdds },
  now: now && offered(now),
});
const bet = (policy: RequestedBet['policy'], offers_taken = 0): RequestedBet => ({ policy, offers_taken });

test('an unmoved price is taken under every policy', () => {
  for (const policy of ['none', 'higher', 'any'] as const) {
    expect(decideBet(bet(policy), [leg({})], true)).toEqual({ is: 'taken', odds: ['1.90'] });
  }
});

test('a better price is taken, or needs confirmation under the strict policy', () => {
  expect(decideBet(bet('higher'), [leg({ odds: '1.95' })], true)).toEqual({ is: 'taken', odds: ['1.95'] });
  expect(decideBet(bet('none'), [leg({ odds: '1.95' })], true)).toMatchObject({
    is: 'offered',
    offer: { prices: [{ leg: 0, from: '1.90', to: '1.95' }] },
  });
});

test('a worse price is offered, unless the policy accepts any price', () => {
  expect(decideBet(bet('higher'), [leg({}), leg({ odds: '1.85' })], true)).toMatchObject({
    is: 'offered',
    offer: { prices: [{ leg: 1, from: '1.90', to: '1.85' }] },
    reason: { is: 'oddsMoved', legs: [1] },
  });
  expect(decideBet(bet('any'), [leg({ odds: '1.85' })], true)).toEqual({ is: 'taken', odds: ['1.85'] });
});

test('an accepted offer keeps its price when the price has improved since', () => {
  expect(decideBet(bet('none', 1), [leg({ odds: '1.95' })], true)).toEqual({ is: 'taken', odds: ['1.90'] });
});

test('after a goal the same price is another bet, whatever the policy', () => {
  expect(decideBet(bet('any'), [leg({ material: 2 })], true)).toMatchObject({
    is: 'refused',
    reason: { is: 'matchTurned', legs: [0] },
  });
});

test('danger is waited for while it may be, and then refuses', () => {
  expect(decideBet(bet('any'), [leg({ state: 'locked' })], true)).toEqual({ is: 'again' });
  expect(decideBet(bet('any'), [leg({ state: 'locked' })], false)).toMatchObject({
    is: 'refused',
    reason: { is: 'suspended', legs: [0] },
  });
});

test('a removed line and a closed market are refused with their reasons', () => {
  expect(decideBet(bet('any'), [leg(null)], true)).toMatchObject({ reason: { is: 'lineGone' } });
  expect(decideBet(bet('any'), [leg({ state: 'closed' })], true)).toMatchObject({ reason: { is: 'closed' } });
});

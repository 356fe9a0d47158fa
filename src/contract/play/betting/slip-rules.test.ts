import { expect, test } from 'vitest';
import { offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { ODDS_POLICIES } from '../bet/constants.ts';
import { kindFault, linesOf, relatedLegs, slipSum, systemSizes } from './slip/slip-bets.ts';
import { LEG_STATES, legPasses, legStateOf, type SlipLeg } from './slip/slip-leg.ts';
import { nextSlipState, SLIP_EVENTS, SLIP_STATES, slipMachine } from './slip/slip-life.table.ts';

const CAP = 100_000_00n;
const legs = (...odds: readonly string[]) =>
  odds.map((each, index) => ({ matchId: `m${index}`, odds: each }));

test('[1.02] singles, multiple and doubles of three legs match their sums', () => {
  const three = legs('1.42', '2.00', '1.95');
  expect(slipSum(three, { is: 'singles' }, 100_00n, CAP)).toEqual({
    lines: 3,
    stake: 300_00n,
    highestReturn: 142_00n + 200_00n + 195_00n,
  });
  expect(slipSum(three, { is: 'multiple' }, 200_00n, CAP)).toEqual({
    lines: 1,
    stake: 200_00n,
    highestReturn: 1_107_60n,
  });
  expect(slipSum(three, { is: 'system', size: 2 }, 50_00n, CAP)).toEqual({
    lines: 3,
    stake: 150_00n,
    highestReturn: 142_00n + 138_45n + 195_00n,
  });
  expect(slipSum(legs('51.00', '51.00'), { is: 'multiple' }, 1_000_00n, CAP).highestReturn).toBe(CAP);
});

test('[1.02] legs of one match are refused together and stay as singles', () => {
  const two = [
    { matchId: 'm1', odds: '2.00' },
    { matchId: 'm2', odds: '2.00' },
    { matchId: 'm1', odds: '3.00' },
  ];
  expect(relatedLegs(two)).toEqual([2]);
  expect(kindFault(two, { is: 'multiple' })).toBe('related');
  expect(kindFault(two, { is: 'singles' })).toBeNull();
});

test('[1.02] a multiple takes two to ten legs, a system fewer than all', () => {
  const many = legs(...Array.from({ length: 11 }, () => '2.00'));
  expect(kindFault(many, { is: 'multiple' })).toBe('tooMany');
  expect(kindFault(many.slice(0, 10), { is: 'multiple' })).toBeNull();
  expect(kindFault(many.slice(0, 1), { is: 'multiple' })).toBe('tooFew');
  expect(systemSizes(many.slice(0, 4))).toEqual([2, 3]);
  expect(systemSizes(many.slice(0, 2))).toEqual([]);
  expect(kindFault(many.slice(0, 4), { is: 'system', size: 4 })).toBe('tooFew');
  expect(linesOf(many.slice(0, 8), { is: 'system', size: 4 })).toBe(70);
});

const market = offeredMarket([['主']], { version: { price: 1, material: 2 } });
const leg = (change: Partial<SlipLeg> = {}): SlipLeg => ({
  matchId: 'm1',
  marketId: 'm1-x',
  selectionId: 'm1-x-主',
  odds: '1.90',
  material: 2,
  addedAt: 0,
  ...change,
});
const stateWith = (state: 'locked' | 'closed') => ({
  ...market,
  selections: market.selections.map((each) => ({ ...each, state })),
});

test.each([
  ['ok', leg(), market],
  ['oddsUp', leg({ odds: '1.895' }), market],
  ['oddsDown', leg({ odds: '2.00' }), market],
  ['changed', leg({ material: 1 }), market],
  ['suspended', leg(), stateWith('locked')],
  ['closed', leg(), stateWith('closed')],
  ['gone', leg({ selectionId: 'm1-x-客' }), market],
  ['gone', leg({ marketId: 'm1-y' }), market],
] as const)('[1.02] a leg is %s', (state, slipLeg, now) => {
  expect(legStateOf(slipLeg, [now])).toBe(state);
});

test('[1.02] a policy never accepts worse odds or another match state', () => {
  const table = ODDS_POLICIES.map((policy) => LEG_STATES.map((state) => legPasses(state, policy)));
  expect(table).toEqual([
    ['passes', 'asks', 'asks', 'asks', 'barred', 'barred', 'barred'],
    ['passes', 'passes', 'asks', 'asks', 'barred', 'barred', 'barred'],
    ['passes', 'passes', 'passes', 'asks', 'barred', 'barred', 'barred'],
  ]);
});

test('[1.02] every slip state is reached and left, only via a placing', () => {
  const led = SLIP_STATES.flatMap((state) => SLIP_EVENTS.map((event) => nextSlipState(state, event)));
  for (const state of SLIP_STATES) {
    expect(led).toContain(state);
    expect(Object.keys(slipMachine.states[state])).not.toEqual([]);
  }
  expect(nextSlipState('editing', 'taken')).toBeNull();
  expect(nextSlipState('waiting', 'lapsed')).toBeNull();
});

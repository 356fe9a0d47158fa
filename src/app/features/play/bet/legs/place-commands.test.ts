import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { placeCommands } from './place-commands.ts';
import { legViews } from './slip-legs.ts';

const legs = legViews(
  [pickedLeg('m1', { material: null }), pickedLeg('m2')],
  slipQuote([quotedLeg('m1', { odds: '1.38', material: 4 }), quotedLeg('m2')]),
  'any',
);
const slip = { legs, stake: minor(200_00), currency: 'CNY', policy: 'any' } as const;

test('[3.10] each single is a separate bet at the displayed price and version', () => {
  expect(
    placeCommands({ ...slip, kind: { is: 'singles' } }).map((bet) => [
      bet.kind,
      bet.stake,
      bet.legs.map((leg) => [leg.matchId, leg.odds, leg.material]),
    ]),
  ).toEqual([
    ['single', 200_00n, [['m1', '1.38', 4]]],
    ['single', 200_00n, [['m2', '1.42', 0]]],
  ]);
});

test('[3.10] a multiple and a system are one bet of all legs', () => {
  const [multiple, ...none] = placeCommands({ ...slip, kind: { is: 'multiple' } });
  expect([multiple?.kind, multiple?.size, multiple?.legs.length, none.length]).toEqual([
    'multiple',
    null,
    2,
    0,
  ]);
  const [system] = placeCommands({ ...slip, kind: { is: 'system', size: 2 } });
  expect([system?.kind, system?.size]).toEqual(['system', 2]);
});

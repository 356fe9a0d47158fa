import { expect, test } from 'vitest';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import { minor } from '#contract/units/money.ts';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { legViews } from '../legs/slip-legs.ts';
import { slipFault } from './slip-fault.ts';
import { stakeRange } from './stake-range.ts';

const SINGLES: BetKind = { is: 'singles' };
const MULTIPLE: BetKind = { is: 'multiple' };
const SYSTEM: BetKind = { is: 'system', size: 2 };

type Change = {
  readonly legs?: readonly Parameters<typeof quotedLeg>[1][];
  readonly quote?: Parameters<typeof slipQuote>[1];
  readonly kind?: BetKind;
  readonly stake?: bigint | null;
  readonly limits?: readonly OwnLimit[];
};

function faultOf({ legs = [{}], quote = {}, kind = SINGLES, stake = 100_00n, limits = [] }: Change) {
  const ids = legs.map((_, at) => `m${at}`);
  const known = slipQuote(
    legs.map((change, at) => quotedLeg(ids[at] ?? '', change)),
    quote,
  );
  const views = legViews(
    ids.map((id) => pickedLeg(id)),
    known,
    'higher',
  );
  return slipFault({ legs: views, quote: known, kind, stake: stake === null ? null : minor(stake), limits });
}

test('[3.10] a slip that suits the platform can be placed', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ legs: [{}, {}], kind: MULTIPLE })).toBeNull();
});

test('[3.10] the first fault to fix is the one shown', () => {
  expect(faultOf({ quote: { shut: 'maintained' }, legs: [{ state: 'closed' }] })).toEqual({
    is: 'venueShut',
    shut: 'maintained',
  });
  expect(faultOf({ legs: [{ state: 'locked' }, { state: 'gone' }] })).toEqual({ is: 'over' });
  expect(faultOf({ legs: [{ state: 'locked' }], stake: null })).toEqual({ is: 'suspended' });
  expect(faultOf({ kind: MULTIPLE })).toEqual({ is: 'tooFew' });
  expect(faultOf({ stake: null })).toEqual({ is: 'noStake' });
});

test('[3.10] the stake is checked against the bet limits and the venue wallet', () => {
  expect(faultOf({ stake: 9_99n })).toEqual({ is: 'low', limit: 10_00n });
  expect(faultOf({ stake: 5_000_01n })).toEqual({ is: 'high', limit: 5_000_00n });
  expect(faultOf({ quote: { balance: '99.99' } })).toEqual({ is: 'funds', missing: 1n });
  expect(faultOf({ quote: { balance: null } })).toBeNull();
  expect(faultOf({ legs: [{}, {}], quote: { balance: '199.00' } })).toEqual({ is: 'funds', missing: 1_00n });
});

test('[3.10] selections that decide each other are named, and stay as singles', () => {
  const related: Change = { legs: [{}, {}], quote: { related: [[0, 1]], multiple: null } };
  const fault = faultOf({ ...related, kind: MULTIPLE });
  expect(fault?.is === 'related' && fault.pair.map(({ leg }) => leg.matchId)).toEqual(['m0', 'm1']);
  expect(faultOf(related)).toBeNull();
});

test('[3.10] a system’s stake per line is limited by its total', () => {
  const quote = slipQuote([quotedLeg('m0'), quotedLeg('m1'), quotedLeg('m2')]);
  expect(stakeRange(quote, SYSTEM)).toEqual({ least: 3_34n, most: 33_33n });
  expect(faultOf({ legs: [{}, {}, {}], kind: SYSTEM, stake: 33_34n })).toEqual({ is: 'high', limit: 33_33n });
  expect(faultOf({ legs: [{}, {}], kind: MULTIPLE, quote: { multiple: null } })).toEqual({ is: 'notTaken' });
});

test('[P.16] a stake above the member’s own remaining limit is blocked before sending', () => {
  const loss = { kind: 'loss', period: 'day', unit: 'CNY', amount: 200_00n, used: 80_00n } as const;
  const limits = [{ ...loss, left: 120_00n, opensAt: null, pending: null }];
  expect(faultOf({ stake: 120_00n, limits })).toBeNull();
  expect(faultOf({ stake: 120_01n, limits })).toMatchObject({ is: 'own', limit: { left: 120_00n } });
  expect(faultOf({ legs: [{}, {}], stake: 60_01n, limits })).toMatchObject({ is: 'own' });
});

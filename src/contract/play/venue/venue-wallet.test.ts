import * as v from 'valibot';
import { expect, test } from 'vitest';
import { VenueWallet } from '#contract/money/transfer/calls.ts';

const wire = {
  venue: 'YBTY',
  name: '云豹体育',
  balance: '12.00',
  mark: '/mark.svg',
  status: 0,
  displayed: 1,
  isBlocked: 0,
  maintainedUntil: null,
  at: 1_700_000_000_000,
};

test('[3.05] a venue wallet without a type is an RMB wallet', () => {
  expect(v.parse(VenueWallet, wire).walletType).toBe('RMB');
  expect(v.parse(VenueWallet, { ...wire, walletType: 'USDT' }).walletType).toBe('USDT');
});

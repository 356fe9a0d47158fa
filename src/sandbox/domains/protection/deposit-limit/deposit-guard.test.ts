import { expect, test } from 'vitest';
import type { RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { depositGuard } from './deposit-guard.ts';

/** Returns the calls that reach the deposit limits. */
function admitted(use: RequestedAction['use'], spending: RequestedAction['spending']) {
  const calls: unknown[] = [];
  const guard = depositGuard({ admit: (...call) => void calls.push(call) });
  guard({ userId: 'u', siteId: 5000, use, spending, about: {}, at: 7 });
  return calls;
}

test('[P.15] a deposit is checked against the limits in its own currency', () => {
  const whose = { userId: 'u', currency: 'USDT' };
  expect(admitted('deposit', { amount: 5n, currency: 'USDT' })).toEqual([[whose, 5n, 7]]);
});

test.each([
  ['a stake', 'bet', { amount: 5n, currency: 'CNY' }],
  ['a withdrawal', 'withdraw', { amount: 5n, currency: 'CNY' }],
  ['a deposit without an amount', 'deposit', null],
  ['a deposit of coins', 'deposit', { amount: 5n, currency: 'COIN' }],
] as const)('[P.15] %s is no deposit of money', (_, use, spending) => {
  expect(admitted(use, spending)).toEqual([]);
});

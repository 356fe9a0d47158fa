import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Currency } from '../units/money.ts';
import { CommandSubject } from './command.ts';
import { commandKeyOf } from './command-id.ts';

type InCurrency = Extract<CommandSubject, { currency: Currency }>['is'];

/** Every subject that names a currency, without it. */
const SUBJECTS: Readonly<Record<InCurrency, object>> = {
  transfer: { venue: 'YBTY', amount: 100n, into: true },
  oneClickIn: { venue: 'YBTY' },
  recovery: {},
  treasury: { way: 'in', amount: 100n },
  claimVipGift: { giftId: '1', amount: 100n },
  claimRebate: { amount: 100n },
  placeBet: { kind: 'single', size: null, legs: [], stake: 100n, policy: 'any' },
  cashOut: { betId: 'b-1', quoteId: 'q-1', percent: 50, value: 100n },
};

test.each(Object.entries(SUBJECTS))('[4.05] %s in another currency is another command', (is, subject) => {
  const keyIn = (currency: Currency) => commandKeyOf(v.parse(CommandSubject, { is, ...subject, currency }));
  expect(keyIn('CNY')).not.toBe(keyIn('USDT'));
  expect(keyIn('CNY')).toBe(keyIn('CNY'));
});

test('[4.05] an exchange from another currency is another command', () => {
  const keyFrom = (from: Currency) =>
    commandKeyOf(v.parse(CommandSubject, { is: 'exchange', quoteId: 'q-1', from, amount: 100n }));
  expect(keyFrom('CNY')).not.toBe(keyFrom('USDT'));
});

/** Changes that make another command of one in CNY. */
const CHANGES: readonly (readonly [is: InCurrency, changed: object])[] = [
  ['transfer', { venue: 'OBDJ' }],
  ['transfer', { amount: 101n }],
  ['transfer', { into: false }],
  ['treasury', { way: 'out' }],
  ['treasury', { amount: 101n }],
  ['claimVipGift', { giftId: '2' }],
  ['placeBet', { stake: 101n }],
  ['placeBet', { kind: 'multiple' }],
  ['cashOut', { betId: 'b-2' }],
  ['cashOut', { percent: 51 }],
];
const keyOf = (is: InCurrency, changed: object) =>
  commandKeyOf(v.parse(CommandSubject, { is, ...SUBJECTS[is], currency: 'CNY', ...changed }));

test.each(CHANGES)('[4.05] %s with %o is another command', (is, changed) => {
  expect(keyOf(is, changed)).not.toBe(keyOf(is, {}));
});

test.each([
  ['placeBet', { policy: 'higher' }],
  ['cashOut', { quoteId: 'q-2', value: 101n }],
] as const)('[4.05] %s with %o is the same command', (is, changed) => {
  expect(keyOf(is, changed)).toBe(keyOf(is, {}));
});

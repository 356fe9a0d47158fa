import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PayType } from '#contract/money/order/payment-schema.ts';
import { minor } from '#contract/units/money.ts';
import { limitProblem, limitsToSet } from '../deposit-limit.ts';
import { amountState, chosenOf, orderKindOf, payChoices, yuanWorth } from './deposit-rules.ts';

const payType = (change: object) =>
  v.parse(PayType, {
    payType: 'bank',
    name: '银行卡转账',
    kind: 'bank',
    currency: 'CNY',
    limits: { min_money: '50.00', max_money: '200000.00' },
    quick: ['500.00'],
    feeRate: 0,
    arrival: '',
    note: '',
    chains: [],
    recommended: 0,
    status: 1,
    maintainedUntil: null,
    ...change,
  });
const { limits } = payType({});

test('[5.08] an amount within one order’s limits is valid to the fen', () => {
  const states = [
    '',
    '.',
    '0',
    '0.00',
    '49.99',
    '50',
    '50.',
    '200000.00',
    '200000.01',
    '1,000',
    '5e3',
    '５０',
  ];
  expect(states.map((typed) => amountState(typed, limits).is)).toEqual([
    'missing',
    'missing',
    'missing',
    'missing',
    'low',
    'right',
    'right',
    'right',
    'high',
    'missing',
    'missing',
    'missing',
  ]);
  expect(amountState('50.5', limits)).toEqual({ is: 'right', amount: minor(5_050) });
});

test('[4.05] payment methods: recommended first, closed last, one per chain', () => {
  const chains = ['TRC20', 'ERC20'].map((chain) => ({ chain, name: chain, confirmations: 1, warning: '' }));
  const choices = payChoices([
    payType({ payType: 'scan', status: 2 }),
    payType({ payType: 'gone', status: 0 }),
    payType({}),
    payType({ payType: 'usdt', kind: 'usdt', chains, recommended: 1 }),
    payType({ payType: 'fast', kind: 'fast', recommended: 1 }),
  ]);
  expect(choices.map(({ key }) => key)).toEqual(['usdt-TRC20', 'usdt-ERC20', 'fast', 'bank', 'scan']);
  expect(chosenOf(choices, 'bank')?.key).toBe('bank');
  expect(chosenOf(choices, 'scan')?.key).toBe('usdt-TRC20');
  expect(choices.map(orderKindOf)).toEqual(['deposit', 'deposit', 'fastDeposit', 'deposit', 'deposit']);
  expect(chosenOf(payChoices([payType({ status: 2 })]), 'bank')).toBeUndefined();
});

test('[P.04] [1.05] the value of USDT is computed in whole fen', () => {
  expect(yuanWorth(minor(417_83), '7.1800')).toBe(minor(3_000_01));
  expect(yuanWorth(minor(1), '7.18')).toBe(minor(7));
  expect(() => yuanWorth(minor(1), '7.18e3')).toThrow(RangeError);
});

test('[4.05] own limits: at least one, longer periods never below shorter ones', () => {
  expect(limitProblem({ day: '', week: '0', month: '' })).toBe('offerMissing');
  expect(limitProblem({ day: '500', week: '', month: '499.99' })).toBe('offerOrder');
  const draft = { day: '500.', week: '', month: '500' };
  expect(limitProblem(draft)).toBeNull();
  expect(limitsToSet(draft)).toEqual([
    { period: 'day', amount: 50_000n },
    { period: 'month', amount: 50_000n },
  ]);
});

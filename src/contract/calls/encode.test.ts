import * as v from 'valibot';
import { expect, test } from 'vitest';
import { liveCalls } from '../community/live/calls.ts';
import { depositCalls } from '../money/deposit/calls.ts';
import { orderCalls } from '../money/order/calls.ts';
import { statementCalls } from '../money/statement/calls.ts';
import { transferCalls } from '../money/transfer/calls.ts';
import { treasuryCalls } from '../money/treasury/calls.ts';
import { withdrawCalls } from '../money/withdraw/calls.ts';
import { depositLimitCalls } from '../protection/deposit-limit/calls.ts';
import { minor } from '../units/money.ts';

const clientRequestId = 'request-1';
const amount = minor(12_345);
const currency = 'CNY' as const;

const transfer = { venue: 'PGDZ', currency, amount, clientRequestId };
const pay = { payType: 'bank', amount, chain: '', promotionId: '', clientRequestId };
const withdrawal = { payeeId: 'p-1', amount, password: '135790', speed: 'fast', clientRequestId } as const;
const statement = { currency: 'all', type: 'all', state: 'all', number: '' } as const;
const period = { from: 0, to: 1_781_269_200_000, page: 3, size: 20 };
const step = { orderId: 'o-1', version: 7, clientRequestId };

test.each([
  ['deposit.pay', depositCalls['deposit.pay'].encode?.(pay), { amount: '123.45', payType: 'bank' }],
  [
    'withdraw.new',
    withdrawCalls['withdraw.new'].encode?.(withdrawal),
    { amount: '123.45', password: '135790' },
  ],
  [
    'transfer.move into a venue',
    transferCalls['transfer.move'].encode?.({ ...transfer, into: true }),
    { transfer_out: 'CENTERMONEY', api_name: 'PGDZ', amount: '123.45' },
  ],
  [
    'transfer.move of USDT into a venue',
    transferCalls['transfer.move'].encode?.({ ...transfer, currency: 'USDT', into: true }),
    { transfer_out: 'USDT' },
  ],
  [
    'transfer.move out of a venue',
    transferCalls['transfer.move'].encode?.({ ...transfer, into: false }),
    { transfer_out: 'PGDZ', api_name: 'PGDZ' },
  ],
  [
    'transfer.balance',
    transferCalls['transfer.balance'].encode?.({ venue: 'PGDZ', currency }),
    { api_name: 'PGDZ' },
  ],
  [
    'treasury.records',
    treasuryCalls['treasury.records'].encode?.({ currency, page: 1, size: 20 }),
    { page: '1', size: '20' },
  ],
  [
    'depositLimit.set to nothing',
    depositLimitCalls['depositLimit.set'].encode?.({ currency, period: 'day', amount: null }),
    { amount: null },
  ],
  [
    'depositLimit.set',
    depositLimitCalls['depositLimit.set'].encode?.({ currency, period: 'day', amount }),
    { amount: '123.45' },
  ],
  [
    'statement.list',
    statementCalls['statement.list'].encode?.({ ...statement, ...period }),
    { from: '0000000000000', to: '1781269200000', page: '3', size: '20' },
  ],
  ['order.confirm', orderCalls['order.confirm'].encode?.(step), { version: '7' }],
  [
    'live.popular of every sport',
    liveCalls['live.popular'].encode?.({ page: 1, size: 50, sport: null }),
    { ballClassId: 0 },
  ],
  [
    'live.popular of one sport',
    liveCalls['live.popular'].encode?.({ page: 1, size: 50, sport: 'football' }),
    { ballClassId: 1 },
  ],
])('%s is encoded with the names and the text of the wire', (_name, wire, part) => {
  expect(wire).toMatchObject(part);
  expect(wire).not.toHaveProperty('venue');
  expect(wire).not.toHaveProperty('sport');
});

test('an encoded request passes its own schema', () => {
  const { request, encode } = statementCalls['statement.list'];
  expect(v.is(request, encode?.({ ...statement, ...period }))).toBe(true);
  const paid = depositCalls['deposit.pay'];
  expect(v.is(paid.request, paid.encode?.(pay))).toBe(true);
  expect(v.is(paid.request, paid.encode?.({ ...pay, amount: minor(0) }))).toBe(false);
});

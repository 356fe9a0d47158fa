import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { InputOf } from '#contract/calls/table.ts';
import { OrderNo } from '#contract/models/ids.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { allRecords } from './all-records.ts';

const recordOf = (index: number): MoneyRecord => ({
  recordId: String(index),
  orderNo: v.parse(OrderNo, `R2511220041${index}`),
  type: 'rebate',
  title: '返水',
  note: '',
  currency: 'CNY',
  amount: minor(index),
  fee: minor(0n),
  outcome: 'success',
  at: serverTime(index),
  orderId: null,
  order: null,
  balance: minor(index),
});
const CHOSEN = {
  currency: 'CNY',
  type: 'all',
  state: 'all',
  number: '',
  from: 0,
  to: 1_700_000_000_000,
} as const;

/** A platform that holds `count` lines. */
const holding = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => recordOf(index));
  return async ({ page, size }: InputOf<'statement.list'>) => {
    const start = (page - 1) * size;
    return { total: count, totals: [], list: all.slice(start, start + size) };
  };
};

test.each([0, 1, 199, 200, 201, 450])('[7.15] %i lines are all read, each once, in order', async (count) => {
  const told: number[] = [];
  const records = await allRecords(holding(count), CHOSEN, (done) => told.push(done));
  expect(records.map(({ recordId }) => Number(recordId))).toEqual(Array.from({ length: count }, (_, i) => i));
  expect(told.at(-1)).toBe(count);
});

test('[7.15] a total that promises more than there is does not ask for ever', async () => {
  const ask = async () => ({ total: 10, totals: [], list: [] });
  expect(await allRecords(ask, CHOSEN, () => undefined)).toEqual([]);
});

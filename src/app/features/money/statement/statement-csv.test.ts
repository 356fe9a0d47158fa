import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OrderNo } from '#contract/fields/ids.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { type StatementTexts, statementCsv } from './use-statement-file.ts';

const TEXTS: StatementTexts = {
  heads: ['时间', '金额'],
  typeOf: ({ type }) => type,
  stateOf: ({ outcome }) => outcome,
  sortOf: ({ balance }) => (balance === null ? '' : '转移'),
};
const RECORD: MoneyRecord = {
  recordId: '42',
  orderNo: v.parse(OrderNo, 'T26112014280042'),
  type: 'transfer',
  title: '转账',
  note: '云豹体育',
  currency: 'CNY',
  amount: minor(-2_000_00n),
  fee: minor(0n),
  outcome: 'success',
  at: serverTime(Date.UTC(2026, 10, 20, 6, 28, 6)),
  orderId: null,
  order: null,
  balance: minor(10_860_45n),
};
const linesOf = (records: readonly MoneyRecord[]) => statementCsv(records, TEXTS).split('\r\n');

test('[7.15] the file has a byte order mark, heads, and record lines', () => {
  expect(linesOf([RECORD])).toEqual([
    '\ufeff"时间","金额"',
    '"2026-11-20 14:28:06","transfer","转账","云豹体育","-2000.00","-2000.00","转移","10860.45","0.00","CNY","success","T26112014280042"',
    '',
  ]);
});

test('[7.15] quotes are doubled and line ends stay inside their cell', () => {
  expect(statementCsv([{ ...RECORD, note: '说 "好"\n再见' }], TEXTS)).toContain('"说 ""好""\n再见"');
});

test.each(['=1+1', '+86', '-1;cmd', '@sum', '\tx', '\rx'])('[7.15] %j is no formula in the file', (note) => {
  expect(statementCsv([{ ...RECORD, note }], TEXTS)).toContain(`"'${note}"`);
});

test('[7.15] the largest amount is exported in full', () => {
  const amount = minor(999_999_999_999_999_99n);
  expect(statementCsv([{ ...RECORD, amount }], TEXTS)).toContain('"999999999999999.99"');
});

test('[7.15] a cancelled line is listed with its amount but not totalled', () => {
  const [, line] = linesOf([{ ...RECORD, outcome: 'cancelled', balance: null }]);
  expect(line).toContain('"-2000.00","0.00","","","0.00"');
});

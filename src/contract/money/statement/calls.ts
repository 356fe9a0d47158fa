import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodePage } from '#contract/calls/encode.ts';
import { countText, currencyField, minorField } from '#contract/fields/fields.ts';
import { ORDER_OUTCOMES } from '#contract/money/order/order-machine.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { MoneyRecord } from './schema.ts';

const wireTime = v.pipe(v.string(), v.regex(/^\d{13}$/));

const RecordTotals = v.object({
  currency: currencyField,
  /** Lines. */
  count: v.number(),
  /** Money in and money out; transfers between the member’s own wallets count as neither. */
  in: minorField,
  out: minorField,
  /** Turnover between the member's own wallets: transfers, treasury, exchange. */
  moved: minorField,
  /** Deposits less withdrawals of all time. */
  netDeposit: minorField,
});

const statement = v.object({
  currency: v.union([currencyField, v.literal('all')]),
  /** One of the record types, or `all`. */
  type: v.string(),
  /** The state of a line, or `all`. */
  state: v.picklist([...ORDER_OUTCOMES, 'all']),
  /** A part of an order number; blank for every line. */
  number: v.pipe(v.string(), v.maxLength(40)),
  from: wireTime,
  to: wireTime,
  page: countText,
  size: countText,
});
/** Epoch ms as the wire has it, thirteen digits. */
const timeText = (at: number): string => String(at).padStart(13, '0');
/** `from` and `to` are epoch ms, both included. */
type StatementInput = Omit<v.InferInput<typeof statement>, 'from' | 'to' | 'page' | 'size'> &
  Readonly<Record<'from' | 'to' | 'page' | 'size', number>>;

export const statementCalls = {
  'statement.list': defineCall({
    summary: 'The statement: movements of a period, with totals over all of it, newest first',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/transaction/records',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: statement,
    encode: ({ from, to, ...rest }: StatementInput) =>
      encodePage<v.InferInput<typeof statement>>({ ...rest, from: timeText(from), to: timeText(to) }),
    response: v.object({
      total: v.number(),
      /** Totals for each requested currency, over all pages. */
      totals: v.array(RecordTotals),
      list: v.array(MoneyRecord),
    }),
    retry: { times: 1, delayMs: 500 },
  }),
  'statement.get': defineCall({
    summary: 'One line of the statement, by its number',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/transaction/record',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ recordId: v.pipe(v.string(), v.regex(NUMERIC_ID)) }),
    response: MoneyRecord,
    errors: ['NOT_FOUND'],
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
};

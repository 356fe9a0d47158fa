import * as v from 'valibot';
import { countText, currencyField, minorField } from '../models/fields.ts';
import { MoneyRecord } from '../models/money-record.ts';
import { defineCall } from './define-call.ts';

const wireTime = v.pipe(v.string(), v.regex(/^\d{13}$/));

export const recordCalls = {
  'record.list': defineCall({
    summary: 'The statement: movements of a period, with totals over all of it, newest first',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/transaction/records',
    body: 'form',
    credentials: 'member',
    request: v.object({
      currency: currencyField,
      /** One of the record types, or `all`. */
      type: v.string(),
      from: wireTime,
      to: wireTime,
      page: countText,
      size: countText,
    }),
    response: v.object({
      total: v.number(),
      /** Sums of what came in and went out in the period, over all pages; lifetime net deposit for the head. */
      totals: v.object({ in: minorField, out: minorField, netDeposit: minorField }),
      list: v.array(MoneyRecord),
    }),
    retry: { times: 1, delayMs: 500 },
  }),
  'record.get': defineCall({
    summary: 'One line of the statement, by its number',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/transaction/record',
    body: 'form',
    credentials: 'member',
    request: v.object({ recordId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
    response: MoneyRecord,
    errors: ['NOT_FOUND'],
    retry: { times: 1, delayMs: 500 },
    extension: true,
  }),
};

import * as v from 'valibot';
import { amountText, countText, currencyField, minorField, timeField } from '../models/fields.ts';
import { ClientRequestId } from '../models/ids.ts';
import { defineCall } from './define-call.ts';

const retry = { times: 1, delayMs: 500 } as const;

const Treasury = v.object({
  currency: currencyField,
  balance: minorField,
  yesterday: minorField,
  earned: minorField,
  /** A year's rate in hundredths of a percent. */
  rate: v.number(),
  /** What the last days brought, oldest first. */
  days: v.array(v.object({ day: v.string(), earned: minorField, rate: v.number() })),
});
export type Treasury = v.InferOutput<typeof Treasury>;

const move = { amount: amountText, currency: currencyField, clientRequestId: ClientRequestId };

export const treasuryCalls = {
  'treasury.view': defineCall({
    summary: 'Treasury (余额宝): balance, rate and earnings',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/yeb/view',
    body: 'form',
    credentials: 'member',
    request: v.object({ currency: currencyField }),
    response: Treasury,
    retry,
  }),
  'treasury.putIn': defineCall({
    summary: 'From the centre wallet into the treasury',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/yeb/in',
    body: 'form',
    credentials: 'member',
    request: v.object(move),
    response: Treasury,
    errors: ['BALANCE_SHORT', 'AMOUNT_OUT_OF_LIMITS'],
  }),
  'treasury.takeOut': defineCall({
    summary: 'From the treasury back into the centre wallet, at once',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/yeb/out',
    body: 'form',
    credentials: 'member',
    request: v.object(move),
    response: Treasury,
    errors: ['BALANCE_SHORT', 'AMOUNT_OUT_OF_LIMITS'],
  }),
  'treasury.records': defineCall({
    summary: 'Movements and daily earnings of the treasury, newest first',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/yeb/records',
    body: 'form',
    credentials: 'member',
    request: v.object({ currency: currencyField, page: countText, size: countText }),
    response: v.object({
      total: v.number(),
      list: v.array(
        v.object({
          recordId: v.string(),
          kind: v.picklist(['in', 'out', 'earning']),
          amount: minorField,
          after: minorField,
          at: timeField,
        }),
      ),
    }),
    retry,
  }),
  'exchange.quote': defineCall({
    summary: 'The rate between yuan and USDT, good until a time',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/virtual/rate',
    body: 'form',
    credentials: 'member',
    request: v.object({}),
    /** Yuan for one USDT, four decimals, as text. */
    response: v.object({ quoteId: v.string(), buy: v.string(), sell: v.string(), validUntil: timeField }),
    retry,
  }),
  'exchange.swap': defineCall({
    summary: 'Yuan into USDT or back at a quoted rate; a repeat of clientRequestId is the same exchange',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/virtual/exchange',
    body: 'form',
    credentials: 'member',
    request: v.object({
      quoteId: v.string(),
      from: currencyField,
      amount: amountText,
      clientRequestId: ClientRequestId,
    }),
    response: v.object({ spent: minorField, got: minorField, at: timeField }),
    errors: ['BALANCE_SHORT', 'QUOTE_EXPIRED', 'AMOUNT_OUT_OF_LIMITS'],
  }),
};

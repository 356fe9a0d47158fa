import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeAmount } from '#contract/calls/encode.ts';
import { amountText, currencyField, timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { SwapAnswer } from '#contract/money/order/outcome-schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

const swap = v.object({
  quoteId: v.string(),
  from: currencyField,
  amount: amountText,
  clientRequestId: ClientRequestId,
});

export const exchangeCalls = {
  'exchange.quote': defineCall({
    summary: 'The rate between yuan and USDT, good until a time',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/virtual/rate',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    /** Yuan for one USDT, four decimals, as text. */
    response: v.object({ quoteId: v.string(), buy: v.string(), sell: v.string(), validUntil: timeField }),
    retry,
  }),
  'exchange.swap': defineCall({
    summary:
      'Yuan into USDT or back at a quoted rate, once nothing is left to stake; a repeat of clientRequestId is the same exchange',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/virtual/exchange',
    body: 'form',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: swap,
    encode: encodeAmount<v.InferInput<typeof swap>>,
    response: SwapAnswer,
    errors: ['BALANCE_SHORT', 'QUOTE_EXPIRED', 'AMOUNT_OUT_OF_LIMITS', 'WAGERING_LEFT'],
  }),
};

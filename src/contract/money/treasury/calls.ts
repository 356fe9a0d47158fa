import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeAmount, encodePage } from '#contract/calls/encode.ts';
import { amountText, countText, currencyField, minorField, timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';

const retry = { times: 1, delayMs: 500 } as const;

const Treasury = v.object({
  currency: currencyField,
  balance: minorField,
  /** Paid in yesterday, and in all: whole cents. */
  yesterday: minorField,
  earned: minorField,
  /** Earned amount below a whole cent: retained, and paid with the following days. Decimal text, six places, of the unit. */
  accrued: v.pipe(v.string(), v.regex(/^0\.00\d{4}$/)),
  /** A year's rate in hundredths of a percent. */
  rate: v.number(),
  /** Interest of the last days, oldest first. */
  days: v.array(v.object({ day: v.string(), earned: minorField, rate: v.number() })),
});
export type Treasury = v.InferOutput<typeof Treasury>;

const move = v.object({ amount: amountText, currency: currencyField, clientRequestId: ClientRequestId });
const records = v.object({ currency: currencyField, page: countText, size: countText });

export const treasuryCalls = {
  'treasury.view': defineCall({
    summary: 'Treasury (余额宝): balance, rate and earnings',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/yeb/view',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
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
    command: true,
    movesMoney: true,
    request: move,
    encode: encodeAmount<v.InferInput<typeof move>>,
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
    command: true,
    movesMoney: true,
    request: move,
    encode: encodeAmount<v.InferInput<typeof move>>,
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
    owner: 'page',
    audience: 'member',
    request: records,
    encode: encodePage<v.InferInput<typeof records>>,
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
};

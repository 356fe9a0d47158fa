import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeAmount, encodePage } from '#contract/calls/encode.ts';
import { CACHE_DEFAULT_SECONDS } from '#contract/calls/request-constants.ts';
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

/** Terms of the treasury, the same for every member [7.10]. */
export const TreasuryTerms = v.object({
  currency: currencyField,
  /** A year's rate before any raise, in hundredths of a percent. */
  rate: v.number(),
  /** The part of a balance that earns a raised rate; the rest earns the rate above. */
  raisedUpTo: minorField,
  /** Least interest that is paid; less is retained for the following days. */
  leastPaid: minorField,
  /** Least amount of a movement into the treasury; out of it any amount may go. */
  leastIn: minorField,
  /** The most that may lie in the treasury after a movement into it. */
  mostHeld: minorField,
  /** Number of days that `treasury.view` lists. */
  daysShown: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type TreasuryTerms = v.InferOutput<typeof TreasuryTerms>;

const move = v.object({ amount: amountText, currency: currencyField, clientRequestId: ClientRequestId });
const records = v.object({ currency: currencyField, page: countText, size: countText });

export const treasuryCalls = {
  'treasury.config': defineCall({
    summary: 'Configuration of the treasury: rate, limits of a movement, smallest interest that is paid',
    requirement: '7.10',
    method: 'POST',
    path: '/api/site/treasury/v1/config',
    body: 'json',
    credentials: 'none',
    owner: 'page',
    request: v.object({ currency: currencyField }),
    response: TreasuryTerms,
    retry,
    cacheSeconds: CACHE_DEFAULT_SECONDS,
  }),
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

import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeAmount } from '#contract/calls/encode.ts';
import { amountText, currencyField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { DepositPromotion, PayType } from '../order/payment-schema.ts';
import { MoneyOrder } from '../order/schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

const pay = v.object({
  payType: v.string(),
  amount: amountText,
  /** For a USDT method; blank otherwise. */
  chain: v.string(),
  /** Blank for none. */
  promotionId: v.string(),
  clientRequestId: ClientRequestId,
});
const speedPay = v.object({ payType: v.string(), amount: amountText, clientRequestId: ClientRequestId });

export const depositCalls = {
  'deposit.payTypes': defineCall({
    summary: 'Ways to pay in, in a currency, with limits and quick amounts',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/payTypes',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField }),
    response: v.object({ list: v.array(PayType), promotions: v.array(DepositPromotion) }),
    retry,
  }),
  'deposit.pay': defineCall({
    summary: 'Open a deposit order by bank or chain; a repeat of clientRequestId is the same order',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/pay',
    body: 'form',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: pay,
    encode: encodeAmount<v.InferInput<typeof pay>>,
    response: MoneyOrder,
    errors: [
      'PERSON_REVIEW',
      'AMOUNT_OUT_OF_LIMITS',
      'PAY_TYPE_CLOSED',
      'ORDER_UNFINISHED',
      'LIMIT_REACHED',
      'NOT_FOUND',
    ],
  }),
  'deposit.speedPay': defineCall({
    summary: 'Open a fast deposit, paid to another member; a repeat of clientRequestId is the same order',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/speedPay',
    body: 'form',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: speedPay,
    encode: encodeAmount<v.InferInput<typeof speedPay>>,
    response: MoneyOrder,
    errors: [
      'PERSON_REVIEW',
      'AMOUNT_OUT_OF_LIMITS',
      'PAY_TYPE_CLOSED',
      'ORDER_UNFINISHED',
      'CANCELS_USED_UP',
      'LIMIT_REACHED',
      'NOT_FOUND',
    ],
  }),
};

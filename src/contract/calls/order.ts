import * as v from 'valibot';
import { PICTURE_MAX_BYTES } from '../constants.ts';
import { countText } from '../models/fields.ts';
import { ClientRequestId, OrderId } from '../models/ids.ts';
import { MoneyOrder } from '../models/money-order.ts';
import { defineCall } from './define-call.ts';

const BASE64_GROWTH = 4 / 3;
const retry = { times: 1, delayMs: 500 } as const;

/** A command on an order: the version it was seen in, and one id for the intent. */
const command = { orderId: OrderId, version: countText, clientRequestId: ClientRequestId };
const errors = ['NOT_FOUND', 'ORDER_MOVED_ON', 'ORDER_STEP_REFUSED'] as const;

const step = (summary: string, verb: string) =>
  defineCall({
    summary,
    requirement: '4.05',
    method: 'POST',
    path: `/cw/v1/order/${verb}`,
    body: 'form',
    credentials: 'member',
    request: v.object(command),
    response: MoneyOrder,
    errors,
  });

export const orderCalls = {
  'order.lastUnfinished': defineCall({
    summary: 'Orders of the member that still move, the newest of each kind',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/lastUnfinished',
    body: 'form',
    credentials: 'member',
    request: v.object({}),
    response: v.object({ list: v.array(MoneyOrder) }),
    retry,
  }),
  'order.get': defineCall({
    summary: 'One order as it stands',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/order/get',
    body: 'form',
    credentials: 'member',
    request: v.object({ orderId: OrderId }),
    response: MoneyOrder,
    errors: ['NOT_FOUND'],
    retry,
  }),
  'order.byRequest': defineCall({
    summary:
      'The order that an intent opened or acted on, when its answer was lost; null when it never arrived',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/order/byRequest',
    body: 'form',
    credentials: 'member',
    request: v.object({ requestId: ClientRequestId }),
    response: v.object({ order: v.nullable(MoneyOrder) }),
    retry,
    extension: true,
  }),
  'order.confirm': step('I have paid, or the money has arrived', 'confirm'),
  'order.cancel': step('Give the order up', 'cancel'),
  'order.remind': step('Ask for haste', 'remind'),
  'order.withdrawAppeal': step('Take an appeal back', 'withdrawAppeal'),
  'order.appeal': defineCall({
    summary: 'Say what went wrong',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/order/appeal',
    body: 'form',
    credentials: 'member',
    request: v.object({
      ...command,
      reason: v.picklist(['notArrived', 'wrongAmount', 'paidAfterEnd', 'other']),
      text: v.pipe(v.string(), v.maxLength(300)),
    }),
    response: MoneyOrder,
    errors,
  }),
  'order.uploadProof': defineCall({
    summary: 'Hand in a picture for an order [8.14]',
    requirement: '4.05',
    method: 'POST',
    path: '/api/game/finance/v1/uploadProof',
    body: 'json',
    credentials: 'member',
    upload: true,
    request: v.object({
      ...command,
      type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
      /** The bytes, base64. */
      content: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(Math.ceil(PICTURE_MAX_BYTES * BASE64_GROWTH) + 4),
        v.base64(),
      ),
    }),
    response: MoneyOrder,
    errors: [...errors, 'PROOFS_USED_UP'],
  }),
};

import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { APPEAL_TEXT_MAX, IMAGE_MAX_BYTES } from '#contract/care/support/constants.ts';
import { countText } from '#contract/fields/fields.ts';
import { ClientRequestId, OrderId } from '#contract/fields/ids.ts';
import { APPEAL_REASONS } from './appeal-reasons.table.ts';
import { MoneyOrder } from './schema.ts';

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const BASE64_GROWTH = 4 / 3;
const retry = { times: 1, delayMs: 500 } as const;

/** A command on an order: the version it was seen in, and one id for the intent. */
const command = { orderId: OrderId, version: countText, clientRequestId: ClientRequestId };
type OrderStep = { readonly orderId: string; readonly version: number; readonly clientRequestId: string };
const encodeVersion = <Input extends OrderStep>({ version, ...rest }: Input) => ({
  ...rest,
  version: String(version),
});
const errors = ['NOT_FOUND', 'ORDER_MOVED_ON', 'ORDER_STEP_REFUSED'] as const;

const step = (summary: string, verb: string) =>
  defineCall({
    summary,
    requirement: '4.05',
    method: 'POST',
    path: `/cw/v1/order/${verb}`,
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object(command),
    encode: encodeVersion<OrderStep>,
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
    summary: 'One order as it is now',
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
    command: true,
    request: v.object({
      ...command,
      reason: v.picklist(APPEAL_REASONS),
      text: v.pipe(v.string(), v.maxLength(APPEAL_TEXT_MAX)),
    }),
    encode: encodeVersion<
      OrderStep & { readonly reason: (typeof APPEAL_REASONS)[number]; readonly text: string }
    >,
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
    command: true,
    upload: true,
    request: v.object({
      ...command,
      type: v.picklist(IMAGE_TYPES),
      /** The bytes, base64. */
      content: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(Math.ceil(IMAGE_MAX_BYTES * BASE64_GROWTH) + 4),
        v.base64(),
      ),
    }),
    encode: encodeVersion<
      OrderStep & { readonly type: (typeof IMAGE_TYPES)[number]; readonly content: string }
    >,
    response: MoneyOrder,
    errors: [...errors, 'PROOFS_USED_UP'],
  }),
};

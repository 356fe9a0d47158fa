import type { ClientRequestId, OrderId } from '#contract/models/ids.ts';
import type { OrderDeed } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { Send, SendOptions } from '#worker/wire/send.ts';

/** What is done to which order, in the version that was seen. */
export type Deed = { readonly orderId: OrderId; readonly version: number; readonly deed: OrderDeed };

/** Sends what a member does to an order, under the id of its intent. @throws AppError as the wrapper does. */
export function sendDeed(
  send: Send,
  clientRequestId: ClientRequestId,
  { orderId, version, deed }: Deed,
  options: SendOptions,
): Promise<MoneyOrder> {
  const command = { orderId, version: String(version), clientRequestId };
  switch (deed.is) {
    case 'confirm':
      return send('order.confirm', command, options);
    case 'cancel':
      return send('order.cancel', command, options);
    case 'remind':
      return send('order.remind', command, options);
    case 'withdrawAppeal':
      return send('order.withdrawAppeal', command, options);
    case 'appeal':
      return send('order.appeal', { ...command, reason: deed.reason, text: deed.text }, options);
    case 'proof':
      return send('order.uploadProof', { ...command, type: deed.type, content: deed.content }, options);
  }
}

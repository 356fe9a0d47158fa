import type { ClientRequestId, OrderId } from '#contract/models/ids.ts';
import type { OrderDeed, OrderOpening } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { Currency } from '#contract/units/money.ts';
import { core } from './core.ts';
import { createOneIntent } from './one-intent.ts';
import { newRequestId } from './request-id.ts';
import { createTopicCells, useTopic } from './topic.ts';

const orders = createTopicCells('orders');
const order = createTopicCells('order');
const assets = createTopicCells('assets');

/** The member's unfinished orders, and intents whose answer is being asked for; undefined until first told. */
export const useOrders = () => useTopic(orders, null);

/** One order as it goes on; undefined until first told. */
export const useOrder = (orderId: OrderId) => useTopic(order, { orderId });

/** Every wallet of a currency, fresh after each movement; undefined until first told. */
export const useAssets = (currency: Currency) => useTopic(assets, { currency });

const { asOne } = createOneIntent(newRequestId);

/**
 * Opens an order: one intent from the first tap until its outcome is known, over lost answers and dead cores.
 * @throws AppError the refusal, NOT_MADE when the platform surely never got it, NEEDS_LOGIN when the session ended.
 */
export const openOrder = (what: OrderOpening): Promise<MoneyOrder> =>
  asOne(what, (intentId) => core.money.openOrder(intentId, what));

/**
 * Acts on an order as it is shown. @throws AppError ORDER_MOVED_ON when it is another by now, which `useOrder` then
 * shows; else as `openOrder`.
 */
export const actOn = (
  { orderId, version }: Pick<MoneyOrder, 'orderId' | 'version'>,
  deed: OrderDeed,
): Promise<MoneyOrder> =>
  asOne({ orderId, version, deed }, (intentId) => core.money.act(intentId, orderId, version, deed));

/** The member has read that an intent was not made. */
export const forgetIntent = (intentId: ClientRequestId): Promise<void> => core.money.forget(intentId);

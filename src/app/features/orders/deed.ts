import type { OrderDeed } from '#contract/commands/command.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';

export type Appeal = Omit<Extract<OrderDeed, { is: 'appeal' }>, 'is'>;
export type Proof = Omit<Extract<OrderDeed, { is: 'proof' }>, 'is'>;

/** Does a deed to an order, once, and tells the order as it stands then. @throws AppError, as the core threw it. */
export type Act = (order: MoneyOrder, deed: OrderDeed) => Promise<MoneyOrder>;

import type { OrderActionInput } from '#contract/commands/command.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';

export type Appeal = Omit<Extract<OrderActionInput, { is: 'appeal' }>, 'is'>;

/** Performs an action on an order, once. @returns the order afterwards. @throws AppError, as the core threw it. */
export type Act = (order: MoneyOrder, action: OrderActionInput) => Promise<MoneyOrder>;

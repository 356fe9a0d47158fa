import type { OrderActionInput, OrderOpening } from '#contract/commands/command.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { runCommand } from '#core-client/command/commands.ts';

export type Appeal = Omit<Extract<OrderActionInput, { is: 'appeal' }>, 'is'>;

/** Performs an action on an order, once. @returns the order afterwards. @throws AppError, as the core threw it. */
export type Act = (order: MoneyOrder, action: OrderActionInput) => Promise<MoneyOrder>;

/** Opens an order, once. @throws AppError as `runCommand` does */
export const openOrder = async (opening: OrderOpening, signal?: AbortSignal): Promise<MoneyOrder> =>
  outcomeOf(await runCommand(opening, signal), 'order').order;

/**
 * Acts on an order as it is shown. @throws AppError ORDER_MOVED_ON when it is another by now, which `useOrder` then
 * shows; else as `openOrder`.
 */
export async function actOn(
  { orderId, version }: Pick<MoneyOrder, 'orderId' | 'version'>,
  input: OrderActionInput,
): Promise<MoneyOrder> {
  const command = { is: 'orderAction', orderId, version, action: input.is, input } as const;
  return outcomeOf(await runCommand(command), 'order').order;
}

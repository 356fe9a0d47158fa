import { refusalText } from '#app/page/refusal-text.ts';
import type { OrderActionInput } from '#contract/commands/command.ts';
import type { OrderAction } from '#contract/money/order/order-machine.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import type { Act } from '../order-commands.ts';

export type OrderActions = {
  /** Action in progress. */
  readonly busy: OrderAction | null;
  /** True if it takes so long that its response was probably lost, and is being looked up. */
  readonly slow: boolean;
  readonly problem: string | null;
  /**
   * @param after further steps of the action, which is in progress until they have ended
   * @returns the order afterwards; null when it was rejected, or another action is still in progress
   */
  run(action: OrderActionInput, after?: (acted: MoneyOrder) => Promise<void>): Promise<MoneyOrder | null>;
  forget(): void;
};

/** Acts on an order, one action at a time: a second tap while one is under way does nothing. */
export function useOrderActions(order: MoneyOrder, act: Act): OrderActions {
  const { state, run, forget } = useSubmission((action: OrderActionInput) => act(order, action));
  const refusal = refusalOf(state);
  return {
    busy: state.is === 'sending' ? state.subject.is : null,
    slow: state.is === 'sending' && state.slow,
    problem: refusal === null ? null : refusalText('order', refusal),
    run: async (action, after) => {
      const ended = await run(action, (end) => (end.is === 'done' ? after?.(end.outcome) : undefined));
      return ended.is === 'done' ? ended.outcome : null;
    },
    forget,
  };
}

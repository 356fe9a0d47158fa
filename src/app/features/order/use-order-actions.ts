import { useRef, useState } from 'react';
import { useSlow } from '#app/core-client/command/use-slow.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { OrderActionInput } from '#contract/commands/command.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { OrderAction } from '#contract/orders/order-machine.ts';
import type { Act } from './act-on-order.ts';

export type OrderActions = {
  /** What is under way. */
  readonly busy: OrderAction | null;
  /** It takes so long that its answer was probably lost, and is being asked for. */
  readonly slow: boolean;
  readonly problem: string | null;
  /** @returns the order afterwards; null when it was refused, or another action is still under way. */
  run(action: OrderActionInput): Promise<MoneyOrder | null>;
  forget(): void;
};

/** Acts on an order, one action at a time: a second tap while one is under way does nothing. */
export function useOrderActions(order: MoneyOrder, act: Act): OrderActions {
  const running = useRef(false);
  const [busy, setBusy] = useState<OrderAction | null>(null);
  const slow = useSlow(busy !== null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (action: OrderActionInput) => {
    if (running.current) return null;
    running.current = true;
    setBusy(action.is);
    setProblem(null);
    try {
      return await act(order, action);
    } catch (thrown) {
      setProblem(thrownRefusalText('order', thrown));
      return null;
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  return { busy, slow, problem, run, forget: () => setProblem(null) };
}

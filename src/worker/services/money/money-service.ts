import { ignoreElements, merge, type Observable, tap } from 'rxjs';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { MoneyApi } from '#worker/services/money/money-api.ts';
import { leavings } from '#worker/session/session-state.ts';
import { createKnownOrders } from './known-orders.ts';
import { createMoneyViews, type MoneyViews } from './money-views.ts';
import { presentMember, presentMembers } from './present-member.ts';

export type MoneyService = {
  readonly api: MoneyApi;
  readonly views: MoneyViews;
  /** Takes an order as the platform answered it. */
  note(order: MoneyOrder): void;
  /** Asks for an order as it is by now, for every page that shows it. Never rejects. */
  look(orderId: OrderId): Promise<void>;
  /** Forgets the orders of a member who has left, while subscribed. */
  readonly background$: Observable<never>;
};

/** The member's money orders and wallets [4.05], as they are. */
export function createMoneyService(context: CoreContext): MoneyService {
  const { send, session$, movements } = context;
  const known = createKnownOrders(movements.report);
  return {
    api: { refresh: async () => movements.report() },
    views: createMoneyViews(context, known),
    note: known.note,
    look: async (orderId) => {
      const member = presentMember(session$.value);
      const order = await send('order.get', { orderId }, { quiet: true }).catch(() => null);
      if (order && presentMember(session$.value) === member) known.note(order);
    },
    background$: merge(presentMembers(session$), leavings(session$)).pipe(
      tap(known.forgetAll),
      ignoreElements(),
    ),
  };
}

import { map, type Observable, of, switchMap } from 'rxjs';
import { AppError } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { Currency } from '#contract/units/money.ts';
import type { AssetsView, CoreApi, OrdersView, OrderView } from '#worker/core-api.ts';
import type { Surroundings } from '../surroundings.ts';
import { assetsView } from './assets-view.ts';
import { createKnownOrders } from './known-orders.ts';
import { orderView } from './order-view.ts';
import { openOrders } from './orders-view.ts';
import { presentMembers } from './present-member.ts';
import { sendDeed } from './send-deed.ts';
import { sendOpening } from './send-opening.ts';

const NO_ORDERS: OrdersView = { open: [], verifying: [], notMade: [], failed: null };
const NO_ORDER: OrderView = { order: null, failed: 'NEEDS_LOGIN' };
const NO_ASSETS: AssetsView = { assets: null, at: null, failed: 'NEEDS_LOGIN' };

export type MoneyService = CoreApi['money'] & {
  readonly orders$: Observable<OrdersView>;
  order(orderId: OrderId): Observable<OrderView>;
  assets(currency: Currency): Observable<AssetsView>;
};

const hasMovedOn = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'ORDER_MOVED_ON';

/** The member's money orders [4.05]: opens them, acts on them, and tells how they stand. */
export function createMoneyService(around: Surroundings): MoneyService {
  const { send, session$, movements } = around;
  const known = createKnownOrders(movements.tell);
  const members$ = presentMembers(session$);
  const ofMember = <View>(view: () => Observable<View>, nobody: View): Observable<View> =>
    members$.pipe(switchMap((member) => (member === null ? of(nobody) : view())));
  const noted = async (answer: Promise<MoneyOrder>) => {
    const order = await answer;
    known.note(order);
    return order;
  };
  return {
    openOrder: (intentId, what) => noted(sendOpening(send, intentId, what, {})),
    act: async (intentId, orderId, version, deed) => {
      try {
        return await noted(sendDeed(send, intentId, { orderId, version, deed }, {}));
      } catch (thrown) {
        if (hasMovedOn(thrown))
          await noted(send('order.get', { orderId }, { quiet: true })).catch(() => undefined);
        throw thrown;
      }
    },
    forget: async () => undefined,
    refresh: async () => movements.tell(),
    orders$: ofMember(
      () => openOrders(around, known).pipe(map((open) => ({ ...NO_ORDERS, ...open }))),
      NO_ORDERS,
    ),
    order: (orderId) => ofMember(() => orderView(around, known, orderId), NO_ORDER),
    assets: (currency) => ofMember(() => assetsView(around, currency), NO_ASSETS),
  };
}

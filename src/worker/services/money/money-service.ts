import { ignoreElements, map, merge, type Observable, of, switchMap, tap } from 'rxjs';
import type { OrderId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { ready } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { leavings, presentMember, presentMembers } from '#worker/session/session-state.ts';
import { watching } from '../polls/watching.ts';
import { createLoadedOrders, type LoadedOrders } from './loaded-orders.ts';
import type { AssetsView, MoneyApi, OrdersView, OrderView } from './money-api.ts';
import { orderView } from './order-view.ts';
import { openOrders } from './orders-view.ts';

type Deps = Pick<CoreContext, 'sendCall' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** Emits every wallet of a currency: polled while subscribed, and requested after each transfer of money. */
export function assetsView(deps: Deps, currency: Currency): Observable<AssetsView> {
  const { sendCall, clock, movements } = deps;
  const assets$ = sendCall('transfer.assets', { currency }).pipe(
    map((assets) => ({ assets, at: clock.now() })),
  );
  return watching(deps, POLLING.assets, () => assets$, { now$: movements.moved$ });
}

const NO_ORDERS: OrdersView = ready([]);
const NOBODYS = { is: 'failed', error: 'NEEDS_LOGIN', last: null } as const;

/** Views of money for the pages; each restarts for the next viewer. */
type MoneyViews = {
  readonly orders$: Observable<OrdersView>;
  order(of: { readonly orderId: OrderId }): Observable<OrderView>;
  assets(of: { readonly currency: Currency }): Observable<AssetsView>;
};

/** A guest has no orders; one order and the assets fail for a guest with NEEDS_LOGIN. */
function createMoneyViews(context: CoreContext, known: LoadedOrders): MoneyViews {
  const members$ = presentMembers(context.session$);
  const ofMember = <View>(view: () => Observable<View>, nobody: View): Observable<View> =>
    members$.pipe(switchMap((member) => (member === null ? of(nobody) : view())));
  return {
    orders$: ofMember(() => openOrders(context, known), NO_ORDERS),
    order: ({ orderId }) => ofMember(() => orderView(context, known, orderId), NOBODYS),
    assets: ({ currency }) => ofMember(() => assetsView(context, currency), NOBODYS),
  };
}

export type MoneyService = {
  readonly api: MoneyApi;
  readonly views: MoneyViews;
  /** Takes an order from a response of the platform. */
  note(order: MoneyOrder): void;
  /** Reloads an order, for every page that shows it. Never rejects. */
  reload(orderId: OrderId): Promise<void>;
  /** Forgets the orders of a member who has left, while subscribed. */
  readonly background$: Observable<never>;
};

/** The member's money orders and wallets [4.05], as they are. */
export function createMoneyService(context: CoreContext): MoneyService {
  const { send, session$, movements } = context;
  const known = createLoadedOrders(movements.report);
  return {
    api: { refresh: async () => movements.report() },
    views: createMoneyViews(context, known),
    note: known.note,
    reload: async (orderId) => {
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

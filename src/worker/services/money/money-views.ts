import { type Observable, of, switchMap } from 'rxjs';
import type { OrderId } from '#contract/models/ids.ts';
import { ready } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { AssetsView, OrdersView, OrderView } from '#worker/services/money/money-api.ts';
import { assetsView } from './assets-view.ts';
import type { KnownOrders } from './known-orders.ts';
import { orderView } from './order-view.ts';
import { openOrders } from './orders-view.ts';
import { presentMembers } from './present-member.ts';

const NO_ORDERS: OrdersView = ready([]);
const NOBODYS = { is: 'failed', error: 'NEEDS_LOGIN', last: null } as const;

/** What pages watch of money; each begins again for the next viewer. */
export type MoneyViews = {
  readonly orders$: Observable<OrdersView>;
  order(of: { readonly orderId: OrderId }): Observable<OrderView>;
  assets(of: { readonly currency: Currency }): Observable<AssetsView>;
};

/** A guest has no orders; one order and the assets fail for a guest with NEEDS_LOGIN. */
export function createMoneyViews(context: CoreContext, known: KnownOrders): MoneyViews {
  const members$ = presentMembers(context.session$);
  const ofMember = <View>(view: () => Observable<View>, nobody: View): Observable<View> =>
    members$.pipe(switchMap((member) => (member === null ? of(nobody) : view())));
  return {
    orders$: ofMember(() => openOrders(context, known), NO_ORDERS),
    order: ({ orderId }) => ofMember(() => orderView(context, known, orderId), NOBODYS),
    assets: ({ currency }) => ofMember(() => assetsView(context, currency), NOBODYS),
  };
}

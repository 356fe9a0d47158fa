import { combineLatest, map, type Observable, of, switchMap } from 'rxjs';
import type { OrderId, UserId } from '#contract/models/ids.ts';
import type { Currency } from '#contract/units/money.ts';
import type { AssetsView, OrdersView, OrderView } from '#worker/core-api.ts';
import type { Surroundings } from '../surroundings.ts';
import { assetsView } from './assets-view.ts';
import type { Intents } from './intents.ts';
import type { KnownOrders } from './known-orders.ts';
import { orderView } from './order-view.ts';
import { openOrders } from './orders-view.ts';
import { presentMembers } from './present-member.ts';

const NO_ORDERS: OrdersView = { open: [], verifying: [], notMade: [], failed: null };
const NO_ORDER: OrderView = { order: null, failed: 'NEEDS_LOGIN' };
const NO_ASSETS: AssetsView = { assets: null, at: null, failed: 'NEEDS_LOGIN' };

/** What pages watch of money; each begins anew for whoever is here. */
export type MoneyViews = {
  readonly orders$: Observable<OrdersView>;
  order(orderId: OrderId): Observable<OrderView>;
  assets(currency: Currency): Observable<AssetsView>;
};

export function createMoneyViews(
  around: Surroundings,
  known: KnownOrders,
  intents: Pick<Intents, 'viewOf'>,
): MoneyViews {
  const members$ = presentMembers(around.session$);
  const ofMember = <View>(view: (member: UserId) => Observable<View>, nobody: View): Observable<View> =>
    members$.pipe(switchMap((member) => (member === null ? of(nobody) : view(member))));
  const ordersOf = (member: UserId) =>
    combineLatest([openOrders(around, known), intents.viewOf(member)]).pipe(
      map(([open, views]) => ({ ...open, ...views })),
    );
  return {
    orders$: ofMember(ordersOf, NO_ORDERS),
    order: (orderId) => ofMember(() => orderView(around, known, orderId), NO_ORDER),
    assets: (currency) => ofMember(() => assetsView(around, currency), NO_ASSETS),
  };
}

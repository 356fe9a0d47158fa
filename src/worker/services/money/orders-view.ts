import {
  catchError,
  combineLatest,
  concat,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  scan,
  startWith,
  tap,
} from 'rxjs';
import type { ErrorCode } from '#contract/errors.ts';
import type { OrderId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { PENDING, ready } from '#contract/units/loadable.ts';
import { poll } from '#timing/poll.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { LoadedOrders } from './loaded-orders.ts';
import type { OrdersView } from './money-api.ts';

/** State of the requests for orders: answered at least once, and the failure of the last one. */
type RequestState = { readonly answered: boolean; readonly failed: ErrorCode | null };
const UNANSWERED: RequestState = { answered: false, failed: null };
type Deps = Pick<CoreContext, 'sendCall' | 'hidden$' | 'scheduler' | 'movements'>;

const newestFirst = (left: MoneyOrder, right: MoneyOrder) => right.createdAt - left.createdAt;
const openOnes = (orders: ReadonlyMap<OrderId, MoneyOrder>) =>
  [...orders.values()].filter(({ outcome }) => outcome === 'open').toSorted(newestFirst);

/** Requests the orders, and those missing from the response, which have been settled since; all of them are passed to `known`. */
function asking({ sendCall }: Deps, known: LoadedOrders): Observable<'answered'> {
  const endOf = ({ orderId }: MoneyOrder) =>
    sendCall('order.get', { orderId }).pipe(
      tap(known.note),
      catchError(() => EMPTY),
    );
  return sendCall('order.lastUnfinished', {}).pipe(
    mergeMap(({ list }) => {
      const listed = new Set(list.map(({ orderId }) => orderId));
      const missing = openOnes(known.all()).filter(({ orderId }) => !listed.has(orderId));
      for (const order of list) known.note(order);
      return concat(of('answered' as const), merge(...missing.map(endOf)).pipe(ignoreElements()));
    }),
  );
}

/** Emits the open orders: polled while subscribed, and requested after each transfer of money. */
export function openOrders(deps: Deps, known: LoadedOrders): Observable<OrdersView> {
  const requestState$ = poll(deps, POLLING.orders, () => asking(deps, known), {
    now$: deps.movements.moved$,
  }).pipe(
    scan(
      (last: RequestState, polled): RequestState =>
        polled.is === 'failed'
          ? { answered: last.answered, failed: polled.error.code }
          : { answered: true, failed: null },
      UNANSWERED,
    ),
  );
  return combineLatest([requestState$, known.all$]).pipe(
    map(([{ answered, failed }, orders]): OrdersView => {
      const open = openOnes(orders);
      const known = answered || open.length > 0 ? open : null;
      if (failed !== null) return { is: 'failed', error: failed, last: known };
      return known === null ? PENDING : ready(known);
    }),
    startWith(PENDING),
  );
}

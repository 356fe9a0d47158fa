import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { OrderId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';

/** Orders of the member in this tab; of two reports of one order the later one counts. */
export type LoadedOrders = {
  /** Takes an order from any response of the platform. */
  note(order: MoneyOrder): void;
  all(): ReadonlyMap<OrderId, MoneyOrder>;
  /** Emits every report of an order, beginning with the known one. */
  of(orderId: OrderId): Observable<MoneyOrder>;
  /** Emits all current orders whenever one of them is updated. */
  readonly all$: Observable<ReadonlyMap<OrderId, MoneyOrder>>;
  forgetAll(): void;
};

const isLater = (received: MoneyOrder, known: MoneyOrder): boolean =>
  received.version === known.version
    ? received.serverNow >= known.serverNow
    : received.version > known.version;

/** @param onEnded an order that was open, or unknown, has been settled: money may have moved */
export function createLoadedOrders(onEnded: () => void): LoadedOrders {
  const all$ = new BehaviorSubject<ReadonlyMap<OrderId, MoneyOrder>>(new Map());
  return {
    note: (order) => {
      const known = all$.value.get(order.orderId);
      if (known && !isLater(order, known)) return;
      all$.next(new Map(all$.value).set(order.orderId, order));
      if (known?.outcome === 'open' && order.outcome !== 'open') onEnded();
    },
    all: () => all$.value,
    of: (orderId) =>
      all$.pipe(
        map((orders) => orders.get(orderId)),
        filter((order) => order !== undefined),
        distinctUntilChanged(),
      ),
    all$,
    forgetAll: () => all$.next(new Map()),
  };
}

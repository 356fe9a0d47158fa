import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { OrderId } from '#contract/fields/ids.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';

/** The member's orders as this tab knows them; of two reports of one order the later one counts. */
export type KnownOrders = {
  /** Takes what the platform sent, by whichever answer. */
  note(order: MoneyOrder): void;
  all(): ReadonlyMap<OrderId, MoneyOrder>;
  /** Every report of an order, beginning with the one that is known. */
  of(orderId: OrderId): Observable<MoneyOrder>;
  /** All of them as they are, whenever one of them comes. */
  readonly all$: Observable<ReadonlyMap<OrderId, MoneyOrder>>;
  forgetAll(): void;
};

const isLater = (received: MoneyOrder, known: MoneyOrder): boolean =>
  received.version === known.version
    ? received.serverNow >= known.serverNow
    : received.version > known.version;

/** @param onEnded an order that was open, or not known, has come to an end: money may have moved */
export function createKnownOrders(onEnded: () => void): KnownOrders {
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

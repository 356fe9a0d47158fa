import {
  catchError,
  combineLatest,
  concat,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { Surroundings } from '../surroundings.ts';
import type { KnownOrders } from './known-orders.ts';

const VISIBLE_MS = 30_000;
const HIDDEN_MS = 60_000;

/** The member's unfinished orders; null until they are known. */
export type OpenOrders = { readonly open: readonly MoneyOrder[] | null; readonly failed: ErrorCode | null };

/** Whether the platform has told them once, and how asking went last. */
type Asked = { readonly heard: boolean; readonly failed: ErrorCode | null };
const UNHEARD: Asked = { heard: false, failed: null };
type Means = Pick<Surroundings, 'ask' | 'hidden$' | 'scheduler' | 'movements'>;

const newestFirst = (left: MoneyOrder, right: MoneyOrder) => right.createdAt - left.createdAt;
const openOnes = (orders: ReadonlyMap<OrderId, MoneyOrder>) =>
  [...orders.values()].filter(({ cls }) => cls === 'open').toSorted(newestFirst);

/**
 * Asks for them, and for those that are missing from the answer, which have come to an end since; all of them go to
 * `known`.
 */
function asking({ ask }: Means, known: KnownOrders): Observable<Asked> {
  const endOf = ({ orderId }: MoneyOrder) =>
    ask('order.get', { orderId }).pipe(
      tap(known.note),
      catchError(() => EMPTY),
    );
  return ask('order.lastUnfinished', {}).pipe(
    mergeMap(({ list }) => {
      const told = new Set(list.map(({ orderId }) => orderId));
      const missing = openOnes(known.all()).filter(({ orderId }) => !told.has(orderId));
      for (const order of list) known.note(order);
      return concat(of({ heard: true, failed: null }), merge(...missing.map(endOf)).pipe(ignoreElements()));
    }),
    catchError((thrown: unknown) => of({ heard: false, failed: toAppError(thrown).code })),
  );
}

/** Asked for now and then while somebody looks, and after each movement of money. */
export function openOrders(means: Means, known: KnownOrders): Observable<OpenOrders> {
  const { hidden$, scheduler, movements } = means;
  const regular$ = hidden$.pipe(
    distinctUntilChanged(),
    switchMap((hidden) => timer(0, hidden ? HIDDEN_MS : VISIBLE_MS, scheduler)),
  );
  const asked$ = merge(regular$, movements.moved$).pipe(
    switchMap(() => asking(means, known)),
    scan((last: Asked, { heard, failed }) => ({ heard: last.heard || heard, failed }), UNHEARD),
  );
  return combineLatest([asked$, known.all$]).pipe(
    map(([{ heard, failed }, orders]) => {
      const open = openOnes(orders);
      return { open: heard || open.length > 0 ? open : null, failed };
    }),
    startWith({ open: null, failed: null }),
  );
}

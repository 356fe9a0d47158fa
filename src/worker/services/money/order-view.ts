import {
  BehaviorSubject,
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { OrderView } from '#worker/core-api.ts';
import type { Surroundings } from '../surroundings.ts';
import type { KnownOrders } from './known-orders.ts';
import { orderPause } from './order-pause.ts';

type Standing = {
  readonly order: MoneyOrder | null;
  readonly failed: ErrorCode | null;
  readonly failures: number;
};

type Means = Pick<Surroundings, 'ask' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** At its end, or nobody's: asking again changes nothing. */
const isOver = ({ order, failed }: Standing) =>
  failed === 'NOT_FOUND' || (order !== null && order.cls !== 'open');

/** One order as it goes on, while somebody looks: asked again as `orderPause` says, and at once when seen again. */
export const orderView = (means: Means, known: KnownOrders, orderId: OrderId): Observable<OrderView> =>
  defer(() => {
    const { ask, clock, scheduler, movements } = means;
    const standing$ = new BehaviorSubject<Standing>({ order: null, failed: null, failures: 0 });
    const hidden$ = means.hidden$.pipe(distinctUntilChanged());
    const told$ = known
      .of(orderId)
      .pipe(tap((order) => standing$.next({ order, failed: null, failures: 0 })));
    const once$ = ask('order.get', { orderId }).pipe(
      tap(known.note),
      catchError((thrown: unknown) => {
        const { order, failures } = standing$.value;
        standing$.next({ order, failed: toAppError(thrown).code, failures: failures + 1 });
        return EMPTY;
      }),
    );
    const due$ = combineLatest([standing$.pipe(skip(1)), hidden$]).pipe(
      switchMap(([standing, hidden]) => {
        const pause = orderPause({ ...standing, hidden }, clock.now());
        return isOver(standing) ? EMPTY : timer(pause, scheduler);
      }),
    );
    const returned$ = hidden$.pipe(
      skip(1),
      filter((hidden) => !hidden),
    );
    const again$ = merge(due$, returned$, movements.moved$).pipe(filter(() => !isOver(standing$.value)));
    const asked$ = merge(of(undefined), again$).pipe(exhaustMap(() => once$));
    return merge(
      standing$.pipe(
        skip(1),
        map(({ order, failed }) => ({ order, failed })),
      ),
      merge(told$, asked$).pipe(ignoreElements()),
    );
  });

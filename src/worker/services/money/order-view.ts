import {
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  merge,
  type Observable,
  skip,
  tap,
} from 'rxjs';
import type { OrderId } from '#contract/fields/ids.ts';
import { failedAfter, failureOf, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import { type PollMoment, poll } from '#timing/poll.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { LoadedOrders } from './loaded-orders.ts';
import type { OrderView } from './money-api.ts';
import { orderPause } from './order-pause.ts';

type Deps = Pick<CoreContext, 'ask' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** Reports whether the order is settled or does not exist: polling again changes nothing. */
const isOver = (view: OrderView) =>
  failureOf(view) === 'NOT_FOUND' || (lastOf(view)?.outcome ?? 'open') !== 'open';

/** Emits one order while subscribed: polled as `orderPause` defines, and at once when visible again. */
export const orderView = (deps: Deps, known: LoadedOrders, orderId: OrderId): Observable<OrderView> =>
  defer(() => {
    const { ask, clock, movements } = deps;
    const view$ = new BehaviorSubject<OrderView>(PENDING);
    const seenAgain$ = deps.hidden$.pipe(
      distinctUntilChanged(),
      skip(1),
      filter((hidden) => !hidden),
    );
    const nextMs = (_regularMs: number, moment: PollMoment) =>
      isOver(view$.value) ? null : orderPause({ order: lastOf(view$.value), ...moment }, clock.now());
    const known$ = known.of(orderId).pipe(tap((order) => view$.next(ready(order))));
    const polled$ = poll(deps, POLLING.order, () => ask('order.get', { orderId }).pipe(tap(known.note)), {
      nextMs,
      now$: merge(seenAgain$, movements.moved$).pipe(filter(() => !isOver(view$.value))),
      overlap: 'ignore',
      changed$: view$,
    }).pipe(
      tap((polled) => {
        if (polled.is === 'failed') view$.next(failedAfter(view$.value, polled.error.code));
      }),
    );
    return merge(view$.pipe(skip(1)), merge(known$, polled$).pipe(ignoreElements()));
  });

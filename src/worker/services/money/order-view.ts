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
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { failedAfter, failureOf, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { backOff } from '#timing/back-off.ts';
import { type PollMoment, poll } from '#timing/poll.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { LoadedOrders } from './loaded-orders.ts';
import type { OrderView } from './money-api.ts';

/** The platform acts on a deadline when it next looks, not in the same moment. */
const AFTER_MOMENT_MS = 700;

type PollState = {
  /** Order of the platform’s last response; null when there was none. */
  readonly order: {
    readonly deadlineAt: MoneyOrder['deadlineAt'];
    readonly quota: Pick<MoneyOrder['quota'], 'remindAt'>;
  } | null;
  /** Questions in a row that failed since. */
  readonly failures: number;
  readonly hidden: boolean;
};

/** Returns the ms until an open order is requested again: regularly, soon after trouble, and right after a deadline. */
export function orderPause({ order, failures, hidden }: PollState, now: ServerTime): number {
  const { every, hidden: seldom, backOff: backOffPolicy } = POLLING.order;
  const regular = hidden ? seldom : every;
  if (failures > 0) return backOff({ first: backOffPolicy.first, longest: regular }, failures);
  const moments = [order?.deadlineAt ?? null, order?.quota.remindAt ?? null]
    .filter((moment) => moment !== null)
    .map((moment) => moment - now + AFTER_MOMENT_MS)
    .filter((ms) => ms > 0);
  return Math.min(regular, ...moments);
}

type Deps = Pick<CoreContext, 'sendCall' | 'hidden$' | 'clock' | 'scheduler' | 'movements'>;

/** Reports whether the order is settled or does not exist: polling again changes nothing. */
const isOver = (view: OrderView) =>
  failureOf(view) === 'NOT_FOUND' || (lastOf(view)?.outcome ?? 'open') !== 'open';

/** Emits one order while subscribed: polled as `orderPause` defines, and at once when visible again. */
export const orderView = (deps: Deps, known: LoadedOrders, orderId: OrderId): Observable<OrderView> =>
  defer(() => {
    const { sendCall, clock, movements } = deps;
    const view$ = new BehaviorSubject<OrderView>(PENDING);
    const seenAgain$ = deps.hidden$.pipe(
      distinctUntilChanged(),
      skip(1),
      filter((hidden) => !hidden),
    );
    const nextMs = (_regularMs: number, moment: PollMoment) =>
      isOver(view$.value) ? null : orderPause({ order: lastOf(view$.value), ...moment }, clock.now());
    const known$ = known.of(orderId).pipe(tap((order) => view$.next(ready(order))));
    const polled$ = poll(
      deps,
      POLLING.order,
      () => sendCall('order.get', { orderId }).pipe(tap(known.note)),
      {
        nextMs,
        now$: merge(seenAgain$, movements.moved$).pipe(filter(() => !isOver(view$.value))),
        overlap: 'ignore',
        changed$: view$,
      },
    ).pipe(
      tap((polled) => {
        if (polled.is === 'failed') view$.next(failedAfter(view$.value, polled.error.code));
      }),
    );
    return merge(view$.pipe(skip(1)), merge(known$, polled$).pipe(ignoreElements()));
  });

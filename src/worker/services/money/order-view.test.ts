import { BehaviorSubject, map, NEVER } from 'rxjs';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { serverTime } from '#contract/units/time.ts';
import { orderId } from '#tests/fixtures/chat/chat-messages.ts';
import { moneyOrder } from '#tests/fixtures/money/money-order.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { createLoadedOrders } from './loaded-orders.ts';
import type { OrderView } from './money-api.ts';
import { orderView } from './order-view.ts';

const D1 = orderId('D-1');
const SENT_AT = 1_700_000_000_000;
const created = moneyOrder();
const claimed = moneyOrder({ state: 'claimed', version: 2, allowedActions: [] });
/** Response that would be shown if the order were requested after its end. */
const tooLate = moneyOrder({ version: 9 });
const credited = moneyOrder({ state: 'credited', outcome: 'success', version: 3, allowedActions: [] });

const asText = (view: OrderView) =>
  [lastOf(view)?.state ?? '?', failureOf(view)].filter((part) => part !== null).join(' ');

type Answer = Parameters<typeof fakeSendCall>[0];
type Scheduler = Parameters<typeof orderView>[0]['scheduler'];

const watched = (scheduler: Scheduler, answer: Answer, known = createLoadedOrders(() => undefined)) =>
  orderView(
    {
      sendCall: fakeSendCall(answer),
      hidden$: new BehaviorSubject(false),
      clock: {
        ...createServerClock({ monotonic: () => scheduler.now(), wallClock: () => SENT_AT }),
        now: () => serverTime(SENT_AT + scheduler.now()),
      },
      scheduler,
      movements: { moved$: NEVER, report: () => undefined },
    },
    known,
    D1,
  ).pipe(map(asText));

test('[7.15] an order is requested every two seconds until it is settled', () => {
  marblesOf('order', ({ cold, expectObservable }, scheduler) => {
    const answers = [created, claimed, credited];
    const view$ = watched(scheduler, () => cold('-(o|)', { o: answers.shift() ?? tooLate }));
    expectObservable(view$, '1m !').toBe('-c 2000ms p 2000ms e', {
      c: 'created',
      p: 'claimed',
      e: 'credited',
    });
  });
});

test('a failure keeps the known order, and it is requested again', () => {
  marblesOf('order', ({ cold, expectObservable }, scheduler) => {
    let requestCount = 0;
    const view$ = watched(scheduler, () => {
      requestCount += 1;
      return requestCount === 2 ? cold('#', {}, appError('TIMEOUT')) : cold('(o|)', { o: moneyOrder() });
    });
    expectObservable(view$, '5s !').toBe('c 1999ms f 1999ms c', { c: 'created', f: 'created TIMEOUT' });
  });
});

test('[7.15] a deadline brings a question just after it', () => {
  marblesOf('order', ({ cold, expectObservable }, scheduler) => {
    const due = moneyOrder({ deadlineAt: SENT_AT + 500 });
    const answers = [due, credited];
    const view$ = watched(scheduler, () => cold('(o|)', { o: answers.shift() }));
    expectObservable(view$, '1m !').toBe('c 1199ms e', { c: 'created', e: 'credited' });
  });
});

test('an order in another response is shown without a request', () => {
  marblesOf('order', ({ cold, expectObservable }, scheduler) => {
    const known = createLoadedOrders(() => undefined);
    cold('1s n').subscribe(() => known.note(credited));
    const view$ = watched(scheduler, () => cold('-(o|)', { o: created }), known);
    expectObservable(view$, '10s !').toBe('-c 998ms e', { c: 'created', e: 'credited' });
  });
});

import { BehaviorSubject, distinctUntilChanged, map, NEVER } from 'rxjs';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { moneyOrder } from '#tests/fixtures/money/money-order.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { createLoadedOrders } from './loaded-orders.ts';
import type { OrdersView } from './money-api.ts';
import { openOrders } from './orders-view.ts';

const open = moneyOrder({ orderId: 'D-1' });
const ended = moneyOrder({
  orderId: 'D-1',
  state: 'credited',
  outcome: 'success',
  version: 2,
  allowedActions: [],
});

/** The open orders as their numbers, ? while they are unknown, with the failure behind them. */
const asText = (view: OrdersView) => {
  const orders = lastOf(view)?.map(({ orderId }) => orderId);
  return [orders?.join() ?? '?', failureOf(view)].filter((part) => part !== null).join(' ');
};

test('[7.15] an open order that left the list is requested by itself', () => {
  marblesOf('orders', ({ cold, expectObservable }, scheduler) => {
    let listed = 0;
    const sendCall = fakeSendCall((name) => {
      if (name === 'order.get') return cold('-(e|)', { e: ended });
      listed += 1;
      return cold('--(l|)', { l: { list: listed === 1 ? [open] : [] } });
    });
    const deps = {
      sendCall,
      hidden$: new BehaviorSubject(false),
      scheduler,
      movements: { moved$: NEVER, report: () => undefined },
    };
    const texts$ = openOrders(
      deps,
      createLoadedOrders(() => undefined),
    ).pipe(map(asText), distinctUntilChanged());
    expectObservable(texts$, '35s !').toBe('u-a 30002ms n', { u: '?', a: 'D-1', n: '' });
  });
});

test('a failure keeps the known orders', () => {
  marblesOf('orders', ({ cold, expectObservable }, scheduler) => {
    let listed = 0;
    const sendCall = fakeSendCall(() => {
      listed += 1;
      return listed === 1 ? cold('(l|)', { l: { list: [open] } }) : cold('#', {}, appError('TIMEOUT'));
    });
    const moved$ = cold('5s m').pipe(map(() => undefined));
    const deps = {
      sendCall,
      hidden$: new BehaviorSubject(false),
      scheduler,
      movements: { moved$, report: () => undefined },
    };
    const texts$ = openOrders(
      deps,
      createLoadedOrders(() => undefined),
    ).pipe(map(asText));
    expectObservable(texts$, '6s !').toBe('(ua) 4996ms f', { u: '?', a: 'D-1', f: 'D-1 TIMEOUT' });
  });
});

import { BehaviorSubject, defer, map } from 'rxjs';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { serverTime } from '#contract/units/time.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { fakeSendCall } from '#tests/fixtures/wire/fake-send-call.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { assetsView } from './money-service.ts';

const ASSETS = { currency: 'CNY', total: 1n };

test('[3.05] balances are requested at once, every minute, and after a transfer', () => {
  marblesOf('assets', ({ cold, hot, expectObservable }, scheduler) => {
    const clock = createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() });
    const moved$ = hot('20s m').pipe(map(() => undefined));
    const view$ = assetsView(
      {
        sendCall: fakeSendCall(() => cold('(a|)', { a: ASSETS })),
        hidden$: new BehaviorSubject(false),
        clock,
        scheduler,
        movements: { moved$, report: () => undefined },
      },
      'CNY',
    );
    const times$ = view$.pipe(map((view) => [Number(lastOf(view)?.at), failureOf(view)]));
    expectObservable(times$, '90s !').toBe('a 19999ms b 59999ms c', {
      a: [0, null],
      b: [20_000, null],
      c: [80_000, null],
    });
  });
});

test('a failure is shown beside the last known balances', () => {
  marblesOf('assets', ({ cold, expectObservable }, scheduler) => {
    const clock = {
      ...createServerClock({ monotonic: () => 0, wallClock: () => 0 }),
      now: () => serverTime(7),
    };
    let requestCount = 0;
    const sendCall = fakeSendCall(() =>
      defer(() => {
        requestCount += 1;
        return requestCount === 1 ? cold('(a|)', { a: ASSETS }) : cold('#', {}, appError('TIMEOUT'));
      }),
    );
    const movements = { moved$: cold<void>('-'), report: () => undefined };
    const deps = { sendCall, hidden$: new BehaviorSubject(false), clock, scheduler, movements };
    const views$ = assetsView(deps, 'CNY').pipe(map((view) => [lastOf(view)?.at, failureOf(view)]));
    expectObservable(views$, '70s !').toBe('a 59999ms b', { a: [7, null], b: [7, 'TIMEOUT'] });
  });
});

import { BehaviorSubject, map, type Observable, of } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { expect, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { type PollOptions, type PollPolicy, type PollPorts, poll } from './poll.ts';

const FAILED = appError('TIMEOUT');

/** Answers as their letters, a failure as x. */
function polled(
  ports: PollPorts,
  policy: PollPolicy,
  request: (failures: number) => Observable<string>,
  options?: PollOptions,
): Observable<string> {
  return poll(ports, policy, request, options).pipe(
    map((result) => (result.is === 'answer' ? result.value : 'x')),
  );
}

const seen = (scheduler: TestScheduler) => ({ hidden$: new BehaviorSubject(false), scheduler });

/** Reports whether the page is hidden, by a drawing of h and s from the first frame on. */
function visibility(changes$: Observable<string>): BehaviorSubject<boolean> {
  const hidden$ = new BehaviorSubject(false);
  changes$.pipe(map((change) => change === 'h')).subscribe((hidden) => hidden$.next(hidden));
  return hidden$;
}

test('a poll sends a request at once, and again after the pause', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const answers$ = polled(seen(scheduler), { every: 5, hidden: null }, () => cold('a|'));
    expectObservable(answers$, '13ms !').toBe('a-----a-----a');
  });
});

test('the first question of a later poll waits for its pause', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const policy = { every: 5, hidden: null, first: 'later' } as const;
    expectObservable(
      polled(seen(scheduler), policy, () => cold('(a|)')),
      '11ms !',
    ).toBe('-----a----a');
  });
});

test('failures double the regular pause, up to the maximum', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const policy = { every: 2, hidden: null, backOff: { longest: 8 } };
    let requestCount = 0;
    const request = () => {
      requestCount += 1;
      return requestCount <= 4 ? cold<string>('#', {}, FAILED) : cold('(a|)');
    };
    const answers$ = polled(seen(scheduler), policy, request);
    expectObservable(answers$, '33ms !').toBe('x---x-------x-------x-------a-a-a');
  });
});

test('a platform reachable again ends only a pause after a failure', () => {
  marbles(({ cold, hot, expectObservable }, scheduler) => {
    const policy = { every: 10, hidden: null, backOff: { longest: 100 } };
    let requestCount = 0;
    const request = () => {
      requestCount += 1;
      return requestCount === 1 ? cold<string>('#', {}, FAILED) : cold('(a|)');
    };
    const ports = { ...seen(scheduler), reachable$: hot('---r----r') };
    expectObservable(polled(ports, policy, request), '15ms !').toBe('x--a---------a');
  });
});

test('a poll that keeps failing is hurried once', () => {
  marbles(({ cold, hot, expectObservable }, scheduler) => {
    const policy = { every: 10, hidden: null };
    const ports = { ...seen(scheduler), reachable$: hot('---r--r--r') };
    expectObservable(
      polled(ports, policy, () => cold<string>('#', {}, FAILED)),
      '20ms !',
    ).toBe('x--x---------x');
  });
});

test('a separate back-off starts at its first pause, up to the regular', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const policy = { every: 6, hidden: null, backOff: { first: 2 } };
    const answers$ = polled(seen(scheduler), policy, () => cold<string>('#', {}, FAILED));
    expectObservable(answers$, '19ms !').toBe('x-x---x-----x-----x');
  });
});

test('the first pause of a back-off keeps the regular pause unchanged', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const policy = { every: 6, hidden: null, backOff: { first: 2 } };
    const answers$ = polled(seen(scheduler), policy, () => cold('(a|)'));
    expectObservable(answers$, '13ms !').toBe('a-----a-----a');
  });
});

test('a failure arrives as a value with its error', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const failing$ = poll(seen(scheduler), { every: 5, hidden: null }, () => cold<string>('#', {}, FAILED));
    expectObservable(failing$, '3ms !').toBe('f', { f: { is: 'failed', error: FAILED } });
  });
});

test('a replaced pause depends on failures in a row and on visibility', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { hidden$: visibility(cold('----------h')), scheduler };
    const options: PollOptions = { nextMs: (_, { hidden, failures }) => (hidden ? 1 : 2 * failures) };
    const policy = { every: 9, hidden: 9 };
    const answers$ = polled(ports, policy, () => cold<string>('#', {}, FAILED), options);
    expectObservable(answers$, '13ms !').toBe('x-x---x---xxx');
  });
});

test('a hidden page polls less often, and each change polls at once', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { hidden$: visibility(cold('---h-------s')), scheduler };
    const answers$ = polled(ports, { every: 2, hidden: 5 }, () => cold('(a|)'));
    expectObservable(answers$, '14ms !').toBe('a-aa----a--a-a');
  });
});

test('a page that pauses polling while hidden aborts the current request', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { hidden$: visibility(cold('-h---s')), scheduler };
    const answers$ = polled(ports, { every: 9, hidden: null }, () => cold('--a|'));
    expectObservable(answers$, '12ms !').toBe('-------a');
  });
});

test('a policy that reschedules recomputes the pause and sends no request', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { hidden$: visibility(cold('--h--s')), scheduler };
    const policy = { every: 4, hidden: 20, onVisibility: 'reschedule' } as const;
    expectObservable(
      polled(ports, policy, () => cold('(a|)')),
      '10ms !',
    ).toBe('a--------a');
  });
});

test('an immediate trigger aborts the request in flight', () => {
  marbles(({ cold, hot, expectObservable }, scheduler) => {
    const options = { now$: hot('-n------n') };
    const answers$ = polled(seen(scheduler), { every: 50, hidden: null }, () => cold('--a|'), options);
    expectObservable(answers$, '12ms !').toBe('---a------a');
  });
});

test('where requests are not aborted, a trigger counts only while waiting', () => {
  marbles(({ cold, hot, expectObservable }, scheduler) => {
    const options = { now$: hot('-n------n'), overlap: 'ignore' } as const;
    const answers$ = polled(seen(scheduler), { every: 50, hidden: null }, () => cold('--a|'), options);
    expectObservable(answers$, '12ms !').toBe('--a-------a');
  });
});

test('an immediate trigger starts a later poll with one request', () => {
  marbles(({ cold, hot, expectObservable }, scheduler) => {
    const policy = { every: 50, hidden: null, first: 'later' } as const;
    let requestCount = 0;
    const request = () => {
      requestCount += 1;
      return cold(`${requestCount}|`);
    };
    const answers$ = polled(seen(scheduler), policy, request, { now$: hot('---n') });
    expectObservable(answers$, '9ms !').toBe('---1');
  });
});

test('no pause means no further request until a change', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const open$ = new BehaviorSubject(false);
    cold('----o').subscribe(() => open$.next(true));
    const options = { changed$: open$, nextMs: () => (open$.value ? 2 : null) };
    const answers$ = polled(seen(scheduler), { every: 1, hidden: null }, () => cold('(a|)'), options);
    expectObservable(answers$, '9ms !').toBe('a-----a-a');
  });
});

test.each([
  [0, 90],
  [0.5, 100],
  [0.75, 105],
])('a random number of %d makes a pause of 100 ms last %d ms', (drawn, ms) => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { ...seen(scheduler), random: () => drawn };
    const answers$ = polled(ports, { every: 100, hidden: null, jitter: 0.2 }, () => cold('(a|)'));
    expectObservable(answers$, '150ms !').toBe(`a ${ms - 1}ms a`);
  });
});

test('jitter without a random source leaves the pause unchanged', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const answers$ = polled(seen(scheduler), { every: 5, hidden: null, jitter: 1 }, () => cold('(a|)'));
    expectObservable(answers$, '6ms !').toBe('a----a');
  });
});

test('a poll without jitter needs no random number', () => {
  const random = vi.fn(() => 0);
  marbles(({ cold, expectObservable }, scheduler) => {
    const ports = { ...seen(scheduler), random };
    expectObservable(
      polled(ports, { every: 5, hidden: null }, () => cold('(a|)')),
      '6ms !',
    ).toBe('a----a');
  });
  expect(random).not.toHaveBeenCalled();
});

test('the last unsubscription stops the polling', () => {
  marbles(({ cold, expectSubscriptions }, scheduler) => {
    const response$ = cold<string>('-----a|');
    const reading = polled(seen(scheduler), { every: 1, hidden: null }, () => response$).subscribe();
    scheduler.schedule(() => reading.unsubscribe(), 3);
    expectSubscriptions(response$.subscriptions).toBe('^--!');
  });
  expect.hasAssertions();
});

test('a simulation of an endless poll fails with a clear error', () => {
  const drawing = () =>
    marbles(({ expectObservable }, scheduler) => {
      expectObservable(polled(seen(scheduler), { every: 5, hidden: null }, () => of('a'))).toBe('a');
    });
  expect(drawing).toThrow('a source still goes on');
});

import { BehaviorSubject, defer, of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import type { Loadable } from '#contract/units/loadable.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import { watching } from './watching.ts';

/** Watches a value that grows by one a question; failing while `down`. */
function watched() {
  const { scheduler, advance } = virtualTime();
  const hidden$ = new BehaviorSubject(false);
  const requestTimes: number[] = [];
  const seen: Loadable<number>[] = [];
  let down = false;
  const request = () =>
    defer(() => {
      requestTimes.push(scheduler.now());
      return down ? throwError(() => appError('TIMEOUT')) : of(requestTimes.length);
    });
  const ports = { hidden$, scheduler, random: () => 0.5 };
  const subscription = watching(ports, POLLING.odds, request).subscribe((value) => seen.push(value));
  return {
    asked: requestTimes,
    seen,
    hidden$,
    advance,
    subscription,
    breakDown: () => {
      down = true;
    },
  };
}

test('polls at its interval while the page is visible', async () => {
  const { asked, advance } = watched();
  await advance(6_000);
  expect(asked).toEqual([0, 2_000, 4_000, 6_000]);
});

test('polls rarely while hidden and at once when visible again', async () => {
  const { asked, advance, hidden$ } = watched();
  hidden$.next(true);
  await advance(31_000);
  hidden$.next(false);
  expect(asked).toEqual([0, 0, 15_000, 30_000, 31_000]);
});

test('a failure is emitted beside the last value, and polling slows', async () => {
  const { asked, seen, advance, breakDown } = watched();
  breakDown();
  await advance(14_000);
  expect(asked).toEqual([0, 2_000, 6_000, 14_000]);
  expect(seen.at(-1)).toEqual({ is: 'failed', error: 'TIMEOUT', last: 1 });
});

test('no poll is sent after the last subscriber has left', async () => {
  const { asked, advance, subscription } = watched();
  subscription.unsubscribe();
  await advance(60_000);
  expect(asked).toEqual([0]);
});

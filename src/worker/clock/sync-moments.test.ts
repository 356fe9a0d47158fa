import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { syncMoments } from './sync-moments.ts';

/** Returns the times at which the clock is synchronised, seconds after the start. */
function watchMoments() {
  const { scheduler, advance } = virtualTime();
  const hidden$ = new BehaviorSubject(false);
  let jumped = 0;
  const moments: number[] = [];
  const monotonic = () => scheduler.now();
  const subscription = syncMoments({
    scheduler,
    hidden$,
    random: () => 0.4,
    monotonic,
    wallClock: () => monotonic() + jumped,
  }).subscribe(() => moments.push(scheduler.now() / 1_000));
  return {
    moments,
    advance,
    hidden$,
    stop: () => subscription.unsubscribe(),
    jump: (ms: number) => {
      jumped += ms;
    },
  };
}

test('[9.02] three measurements about 6.7 s after the start, then one a minute', async () => {
  const { moments, advance, stop } = watchMoments();
  await advance(130_000);
  expect(moments).toEqual([6.7, 6.95, 7.2, 66.7, 126.7]);
  stop();
});

test('the time is requested when the page becomes visible again', async () => {
  const { moments, advance, hidden$, stop } = watchMoments();
  hidden$.next(true);
  await advance(3_000);
  hidden$.next(false);
  await advance(1_000);
  expect(moments).toEqual([3]);
  stop();
});

test('three measurements follow a sleep or a changed clock', async () => {
  const { moments, advance, jump, stop } = watchMoments();
  await advance(12_000);
  jump(-3_600_000);
  await advance(10_000);
  expect(moments.slice(3)).toEqual([13, 13.25, 13.5]);
  stop();
});

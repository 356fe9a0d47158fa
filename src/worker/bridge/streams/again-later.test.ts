import { defer, NEVER, throwError } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { againLater } from './again-later.ts';

/** A source that fails at these subscriptions, counted from the first. */
function watched(fails: (subscription: number) => boolean) {
  const { scheduler, advance } = virtualTime();
  const subscribedAt: number[] = [];
  const reported: unknown[] = [];
  const source$ = defer(() => {
    subscribedAt.push(scheduler.now());
    return fails(subscribedAt.length) ? throwError(() => 'broken') : NEVER;
  });
  const going = source$
    .pipe(againLater({ scheduler, random: () => 1 }, (thrown) => reported.push(thrown)))
    .subscribe();
  onTestFinished(() => going.unsubscribe());
  return { advance, subscribedAt, reported };
}

test('a single failure is retried at once and reported once', () => {
  const { subscribedAt, reported } = watched((subscription) => subscription === 1);
  expect(subscribedAt).toEqual([0, 0]);
  expect(reported).toEqual(['broken']);
});

test('repeated failures are retried with growing delays and reported once', async () => {
  const { advance, subscribedAt, reported } = watched(() => true);
  await advance(200_000);
  const gaps = subscribedAt.map((at, index) => at - (subscribedAt[index - 1] ?? 0)).slice(1);
  expect(gaps).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
  expect(reported).toEqual(['broken']);
});

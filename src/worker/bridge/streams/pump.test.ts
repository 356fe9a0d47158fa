import { defer, Subject, startWith } from 'rxjs';
import { expect, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import type { Batch, Delivery } from '#worker/topics.ts';
import { pump } from './stream-registry.ts';

const everything: Delivery = { strategy: 'restart', over: 1_000 };

/** A reader that acknowledges on demand. */
function reading(delivery: Delivery) {
  const source$ = new Subject<number>();
  const batches: Batch<number>[] = [];
  let acknowledge = () => undefined;
  let fail = (_: Error) => undefined;
  const subscription = pump(source$, delivery, (batch) => {
    batches.push(batch);
    return new Promise((resolve, reject) => {
      acknowledge = () => void resolve();
      fail = (error) => void reject(error);
    });
  });
  /** Lets pending promises run after the previous step. */
  const turn = (_done?: undefined) => new Promise((resolve) => setImmediate(resolve));
  return {
    source$,
    batches,
    subscription,
    turn,
    acknowledge: () => turn(acknowledge()),
    fail: () => turn(fail(new Error('the page is gone'))),
  };
}

test('items that arrive together are sent together, with one batch unacknowledged', async () => {
  const { source$, batches, turn, acknowledge } = reading(everything);
  for (const item of [1, 2, 3]) source$.next(item);
  await turn();
  expect(batches).toEqual([{ items: [1, 2, 3], dropped: 0 }]);
  for (const item of [4, 5]) source$.next(item);
  await turn();
  expect(batches).toHaveLength(1);
  await acknowledge();
  expect(batches[1]).toEqual({ items: [4, 5], dropped: 0 });
});

test('a slow reader gets the last items and the number dropped', async () => {
  const { source$, batches, turn, acknowledge } = reading({ strategy: 'last', count: 2 });
  source$.next(0);
  await turn();
  for (let item = 1; item <= 10_000; item += 1) source$.next(item);
  await acknowledge();
  expect(batches[1]).toEqual({ items: [9_999, 10_000], dropped: 9_998 });
  source$.next(10_001);
  await acknowledge();
  expect(batches[2]).toEqual({ items: [10_001], dropped: 0 });
});

test('a reader that is far behind restarts with the full state', async () => {
  const later$ = new Subject<string>();
  const from$ = defer(() => later$.pipe(startWith('as it stands')));
  const batches: Batch<string>[] = [];
  const shown = Promise.withResolvers<void>();
  const onBatch = (batch: Batch<string>) => {
    batches.push(batch);
    return shown.promise;
  };
  const reading = pump(from$, { strategy: 'restart', over: 3 }, onBatch);
  await until(() => expect(batches).toHaveLength(1));
  for (const item of ['a', 'b', 'c', 'd', 'e']) later$.next(item);
  shown.resolve();
  await until(() => expect(batches).toHaveLength(2));
  expect(batches).toEqual([
    { items: ['as it stands'], dropped: 0 },
    { items: ['as it stands', 'e'], dropped: 4 },
  ]);
  reading.unsubscribe();
  expect(later$.observed).toBe(false);
});

test('a reader that fails is removed: the source is unsubscribed', async () => {
  const { source$, turn, fail } = reading(everything);
  source$.next(1);
  await turn();
  expect(source$.observed).toBe(true);
  await fail();
  expect(source$.observed).toBe(false);
});

test('no batch is delivered after the end', async () => {
  const { source$, batches, subscription, turn } = reading(everything);
  source$.next(1);
  subscription.unsubscribe();
  await turn();
  expect(batches).toEqual([]);
});

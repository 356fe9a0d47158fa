import { setImmediate as nextTurn } from 'node:timers/promises';
import { interval, map, type Subscription, take, timer, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { createMeasuredQueue } from './measured-queue.ts';
import { queueScheduler } from './queue-scheduler.ts';

test('tasks run in order, a few at once, with timers in between', async () => {
  const queue = createMeasuredQueue();
  const done: number[] = [];
  for (let n = 0; n < 100; n++) queue.add(() => void done.push(n));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(50);
  while (done.length < 100) await nextTurn();
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('a task that arrives while others run is run too', async () => {
  const queue = createMeasuredQueue();
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = () => {
    count += 1;
    if (count === 5_000) resolve();
    else queue.add(task);
  };
  for (let n = 0; n < 20; n++) queue.add(task);
  await promise;
  expect(count).toBeGreaterThanOrEqual(5_000);
});

test('wait times are measured from the beginning of a measurement', async () => {
  const queue = createMeasuredQueue();
  const waits = queue.watch();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let n = 0; n < 40; n++) queue.add(() => undefined);
  queue.add(resolve);
  await promise;
  expect(waits.count).toBe(41);
  expect(waits.max).toBeGreaterThan(0);
  expect(queue.watch().count).toBe(0);
});

test('timers and intervals of RxJS use it', async () => {
  const scheduler = queueScheduler(createMeasuredQueue());
  const ticks = interval(1, scheduler).pipe(take(3), toArray());
  await expect(new Promise((resolve) => ticks.subscribe(resolve))).resolves.toEqual([0, 1, 2]);
  const once = timer(1, scheduler).pipe(map(() => 'now'));
  await expect(new Promise((resolve) => once.subscribe(resolve))).resolves.toBe('now');
});

test('a task that is cancelled while it waits does not run', async () => {
  const queue = createMeasuredQueue();
  let subscription: Subscription | null = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  const scheduler = queueScheduler({
    ...queue,
    add(task) {
      subscription?.unsubscribe();
      queue.add(task);
      queue.add(resolve);
    },
  });
  let ran = 0;
  subscription = scheduler.schedule(() => void ran++, 0);
  await promise;
  expect(ran).toBe(0);
});

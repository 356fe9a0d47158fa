import { setImmediate as nextTurn } from 'node:timers/promises';
import { interval, map, type Subscription, take, timer, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { fairScheduler } from './fair-scheduler.ts';
import { createFairTurns } from './fair-turns.ts';

test('work goes in its order, a handful at a time, and the clock is looked at in between', async () => {
  const turns = createFairTurns();
  const done: number[] = [];
  for (let n = 0; n < 100; n++) turns.take(() => void done.push(n));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(50);
  while (done.length < 100) await nextTurn();
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('what comes while others go has its turn too, however long it goes on', async () => {
  const turns = createFairTurns();
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = () => {
    count += 1;
    if (count === 5_000) resolve();
    else turns.take(go);
  };
  for (let n = 0; n < 20; n++) turns.take(go);
  await promise;
  expect(count).toBeGreaterThanOrEqual(5_000);
});

test('how long work waited is known from when somebody began to watch', async () => {
  const turns = createFairTurns();
  const waits = turns.watch();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let n = 0; n < 40; n++) turns.take(() => undefined);
  turns.take(resolve);
  await promise;
  expect(waits.count).toBe(41);
  expect(waits.max).toBeGreaterThan(0);
  expect(turns.watch().count).toBe(0);
});

test('timers and intervals of rxjs run over it', async () => {
  const scheduler = fairScheduler(createFairTurns());
  const ticks = interval(1, scheduler).pipe(take(3), toArray());
  await expect(new Promise((resolve) => ticks.subscribe(resolve))).resolves.toEqual([0, 1, 2]);
  const once = timer(1, scheduler).pipe(map(() => 'now'));
  await expect(new Promise((resolve) => once.subscribe(resolve))).resolves.toBe('now');
});

test('what is given up while it waits for its turn does not run', async () => {
  const turns = createFairTurns();
  let given: Subscription | null = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  const scheduler = fairScheduler({
    ...turns,
    take(go) {
      given?.unsubscribe();
      turns.take(go);
      turns.take(resolve);
    },
  });
  let ran = 0;
  given = scheduler.schedule(() => void ran++, 0);
  await promise;
  expect(ran).toBe(0);
});

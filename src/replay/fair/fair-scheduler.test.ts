import { setImmediate as nextTurn } from 'node:timers/promises';
import { interval, map, take, timer, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { fairScheduler } from './fair-scheduler.ts';
import { createFairTurns } from './fair-turns.ts';

test('work goes in its order, a handful at a time, and the clock is looked at in between', async () => {
  const fairly = createFairTurns();
  const done: number[] = [];
  for (let n = 0; n < 100; n++) fairly(() => void done.push(n));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(50);
  while (done.length < 100) await nextTurn();
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('what comes while others go has its turn too, however long it goes on', async () => {
  const fairly = createFairTurns();
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = () => {
    count += 1;
    if (count === 5_000) resolve();
    else fairly(go);
  };
  for (let n = 0; n < 20; n++) fairly(go);
  await promise;
  expect(count).toBeGreaterThanOrEqual(5_000);
});

test('timers and intervals of rxjs run over it', async () => {
  const scheduler = fairScheduler(createFairTurns());
  const ticks = interval(1, scheduler).pipe(take(3), toArray());
  await expect(new Promise((resolve) => ticks.subscribe(resolve))).resolves.toEqual([0, 1, 2]);
  const once = timer(1, scheduler).pipe(map(() => 'now'));
  await expect(new Promise((resolve) => once.subscribe(resolve))).resolves.toBe('now');
});

test('what was given up does not run, even when its time had come', async () => {
  const fairly = createFairTurns();
  const scheduler = fairScheduler((go) => fairly(() => fairly(go)));
  let ran = 0;
  const early = scheduler.schedule(() => void ran++, 0);
  early.unsubscribe();
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = fairScheduler((go) => {
    given.unsubscribe();
    go();
    resolve();
  });
  const given = late.schedule(() => void ran++, 0);
  await promise;
  expect(ran).toBe(0);
});

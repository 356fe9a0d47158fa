import { expect, test, vi } from 'vitest';
import { createFairTurns } from '#replay/fair/fair-turns.ts';
import { watchLoad } from './saturation.ts';

const BLOCKED_MS = 200;

/** Holds the event loop up, as a generator does that has too much to do. */
function blockLoop(): void {
  const until = performance.now() + BLOCKED_MS;
  while (performance.now() < until);
}

test('a process whose timers are late is saturated, but not in its first moments', async () => {
  let now = 0;
  const watch = watchLoad(() => now, createFairTurns());
  await vi.waitFor(() => {
    blockLoop();
    expect(watch.read().loopDelayP99Ms).toBeGreaterThan(BLOCKED_MS / 2);
  });
  now = 1_999;
  expect(watch.read().saturated).toBe(false);
  now = 60_000;
  expect(watch.read()).toMatchObject({ saturated: true, cpuShare: expect.any(Number) });
  watch.stop();
});

test('answers that wait for hundreds of others count as late, though every timer is on time', async () => {
  const turns = createFairTurns();
  const watch = watchLoad(() => 60_000, turns);
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const work = () => {
    const until = performance.now() + 2;
    while (performance.now() < until);
  };
  for (let n = 0; n < 400; n++) turns.take(work);
  turns.take(resolve);
  await done;
  expect(watch.read().loopDelayP99Ms).toBeGreaterThan(500);
  watch.stop();
});

import { expect, test } from 'vitest';
import { until } from '#tests/fixtures/time/until.ts';
import { watchLoad } from './saturation.ts';

const BLOCKED_MS = 200;

/** Blocks the event loop, as an overloaded generator does. */
function blockLoop(): void {
  const until = performance.now() + BLOCKED_MS;
  while (performance.now() < until);
}

test('a process with late timers is saturated, except in its first moments', async () => {
  let now = 0;
  const watch = watchLoad(() => now);
  await until(() => {
    blockLoop();
    expect(watch.read().loopDelayP99Ms).toBeGreaterThan(BLOCKED_MS / 2);
  });
  now = 1_999;
  expect(watch.read().saturated).toBe(false);
  now = 60_000;
  expect(watch.read()).toMatchObject({ saturated: true, cpuShare: expect.any(Number) });
  watch.stop();
});

test.each([
  [249, false],
  [251, true],
])('responses that wait %i ms in the queue saturate a process by themselves: %s', (waitMs, saturated) => {
  let now = 0;
  const waits = { count: 1, max: waitMs * 1e6, percentile: () => waitMs * 1e6 };
  const watch = watchLoad(() => now, {
    cpuUsage: () => ({ user: 0, system: 0 }),
    queue: { watch: () => waits },
  });
  now = 60_000;
  expect(watch.read()).toMatchObject({ waitP95Ms: waitMs, saturated });
  watch.stop();
});

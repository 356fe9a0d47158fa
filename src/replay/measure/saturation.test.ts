import { expect, test } from 'vitest';
import { watchLoad } from './saturation.ts';

const RESOLUTION_MS = 10;
const idle = () => ({ user: 0, system: 0 });

type Course = {
  readonly blockMs: number;
  readonly everyMs: number;
  readonly fromMs?: number;
  readonly lastsMs: number;
};

/** Loads a process whose event loop is blocked for `blockMs` in every `everyMs` from `fromMs` on. @param cpu share while blocked */
function loadAfter({ blockMs, everyMs, fromMs = 0, lastsMs }: Course, cpu = 0) {
  let [now, used] = [0, 0];
  let tick = (): void => undefined;
  const watch = watchLoad(() => now, {
    cpuUsage: () => ({ user: used * 1_000, system: 0 }),
    ticks: (call) => {
      tick = call;
      return () => undefined;
    },
  });
  for (let next = Math.max(fromMs, everyMs); now < lastsMs; ) {
    const isBlocked = now >= next;
    const tookMs = isBlocked ? blockMs : RESOLUTION_MS;
    if (isBlocked) next += everyMs;
    if (isBlocked) used += tookMs * cpu;
    now += tookMs;
    tick();
  }
  return watch.read();
}

test.each([
  ['400 ms in 4 s', { blockMs: 400, everyMs: 4_000, lastsMs: 60_000 }],
  ['1 s in 6 s', { blockMs: 1_000, everyMs: 6_000, lastsMs: 60_000 }],
])('an event loop that is blocked %s is saturated', (_, course) => {
  const { saturated, loopDelayP99Ms } = loadAfter(course);
  expect([saturated, loopDelayP99Ms > 300]).toEqual([true, true]);
});

test('100 generators blocked for a twentieth of their time are all saturated', () => {
  const valid = Array.from({ length: 100 }, (_, seed) => {
    const blockMs = 200 + seed * 20;
    return loadAfter({ blockMs, everyMs: blockMs * 20, lastsMs: blockMs * 200 });
  }).filter(({ saturated }) => !saturated);
  expect(valid).toEqual([]);
});

test('a peak of three seconds at the end saturates a run', () => {
  const peak = { blockMs: 90, everyMs: 95, fromMs: 16_000, lastsMs: 20_100 };
  expect(loadAfter(peak, 1)).toMatchObject({ saturated: true });
  expect(loadAfter({ ...peak, fromMs: 18_500 }, 1)).toMatchObject({ saturated: false });
});

test('short delays and the first moments saturate no process', () => {
  expect(loadAfter({ blockMs: 60, everyMs: 500, lastsMs: 60_000 }).saturated).toBe(false);
  expect(loadAfter({ blockMs: 900, everyMs: 100, lastsMs: 1_500 }).saturated).toBe(false);
});

test.each([
  [249, false],
  [251, true],
])('responses that wait %i ms in the queue saturate a process by themselves: %s', (waitMs, saturated) => {
  let now = 0;
  const waits = { count: 1, max: waitMs * 1e6, percentile: () => waitMs * 1e6 };
  const watch = watchLoad(() => now, { cpuUsage: idle, queue: { watch: () => waits } });
  now = 60_000;
  expect(watch.read()).toMatchObject({ waitP95Ms: waitMs, saturated });
  watch.stop();
});

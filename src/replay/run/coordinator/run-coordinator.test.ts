import { expect, test } from 'vitest';
import { mergeTallies } from '#replay/measure/tally.ts';
import { coordinateRun } from './run-coordinator.ts';

const HOUR = 3_600_000;

test.each([HOUR, -HOUR])('a step of the wall clock by %i ms changes no duration', async (step) => {
  let [now, wall] = [0, 1_781_276_400_000];
  const pass = async (ms: number) => {
    now += ms;
    wall += ms;
  };
  const outcome = await coordinateRun({
    workers: [
      {
        prepare: async () => undefined,
        play: async () => {
          await pass(3_000);
          wall += step;
        },
        stop: async () => undefined,
        acknowledged: async () => [],
        tally: async () => mergeTallies([]),
      },
    ],
    transcripts: {
      begin: async () => undefined,
      catchUp: async () => undefined,
      records: () => ({}),
      close: () => undefined,
    },
    wallClock: () => wall,
    monotonic: () => now,
    wait: pass,
    drainMs: 30_000,
    interrupted: new AbortController().signal,
    progress: () => undefined,
  });
  expect(outcome.tookMs).toBeGreaterThan(0);
  expect(outcome.tookMs).toBeLessThan(10_000);
  expect(outcome.drain).toBe('converged');
});

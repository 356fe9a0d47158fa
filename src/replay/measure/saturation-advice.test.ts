import { expect, test } from 'vitest';
import { saturationAdvice } from './saturation-advice.ts';

const worker = (cpuShare: number, loopDelayP99Ms: number) => ({
  tookMs: 30_000,
  cpuShare,
  loopDelayP99Ms,
  loopDelayMaxMs: loopDelayP99Ms,
  saturated: cpuShare > 0.9 || loopDelayP99Ms > 100,
});

test('a generator that is fast enough needs no advice', () => {
  expect(saturationAdvice([worker(0.5, 20), worker(0.9, 100)], 2)).toBeNull();
});

test('the advice for a busy worker names its figure and free cores', () => {
  expect(saturationAdvice([worker(1.08, 46)], 4)).toBe(
    'a worker used 108 % of a core, at most 90 % counts. What helps: --workers 4, fewer viewers, more machines',
  );
});

test('late timers of idle workers are attributed to other processes', () => {
  expect(saturationAdvice([worker(0.4, 30), worker(0.5, 180.4)], 2)).toBe(
    'timers were 180 ms late (p99), at most 100 ms counts, and no worker was busy: something else has the cores. What helps: fewer viewers, more machines, or the platform on a machine of its own',
  );
});

test('responses that wait are a reason by themselves', () => {
  const waiting = { ...worker(0.4, 20), waitP95Ms: 576.4, saturated: true };
  expect(saturationAdvice([waiting], 1)).toContain(
    'answers waited 576 ms (p95) to be worked off, at most 250 ms counts',
  );
});

test('both reasons are reported together', () => {
  const advice = saturationAdvice([worker(0.95, 30), worker(0.5, 180)], 2);
  expect(advice).toContain('95 %');
  expect(advice).toContain('180 ms');
  expect(advice).not.toContain('something else');
});

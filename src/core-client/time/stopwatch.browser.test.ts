import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('time awake is measured', () => {
  const passed = startStopwatch();
  vi.advanceTimersByTime(1_500);
  expect(passed()).toBe(1_500);
});

test('a sleep that stopped the monotonic clock counts', () => {
  const passed = startStopwatch();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(passed()).toBe(3_600_000);
});

test('setting the wall clock back loses no time', () => {
  const passed = startStopwatch();
  vi.advanceTimersByTime(1_500);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(passed()).toBe(1_500);
});

import { repeat } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { boundedMs, LONGEST_TIMER_MS, wait } from './wait.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([30 * DAY_MS, LONGEST_TIMER_MS + 1, Number.POSITIVE_INFINITY, Number.NaN])(
  'a wait of %d ms does not become a busy loop',
  (ms) => {
    let ended = 0;
    const waiting = wait(ms)
      .pipe(repeat())
      .subscribe(() => {
        ended += 1;
      });
    vi.advanceTimersByTime(20 * DAY_MS);
    waiting.unsubscribe();
    expect(ended).toBe(0);
  },
);

test('a wait emits once and completes', () => {
  marbles(({ expectObservable }, scheduler) => {
    expectObservable(wait(3, scheduler)).toBe('---(0|)', { 0: 0 });
  });
});

test('a wait stays within the bounds of its caller', () => {
  const bounds = { least: 1_000, longest: 60_000 };
  const waits = [-5, 999, 30_000, 60_001, 30 * DAY_MS].map((ms) => boundedMs(ms, bounds));
  expect(waits).toEqual([1_000, 1_000, 30_000, 60_000, 60_000]);
});

test('no bound given by a caller exceeds the longest timer', () => {
  expect(boundedMs(90 * DAY_MS, { longest: 60 * DAY_MS })).toBe(LONGEST_TIMER_MS);
});

test('a wait until a past time ends at once', () => {
  expect(boundedMs(-1)).toBe(0);
});

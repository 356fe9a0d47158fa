import { expect, test } from 'vitest';
import { createWatchdog } from './player-watchdog.ts';

/** Feeds one sample a second and collects when the watchdog barks. */
function barks(frames: readonly number[], expected: (second: number) => boolean = () => true): number[] {
  const watch = createWatchdog(0);
  return frames.flatMap((count, second) =>
    watch({ at: second * 1_000, frames: count, expected: expected(second) }) === null ? [] : [second],
  );
}

const still = (seconds: number, at: number) => Array.from({ length: seconds }, () => at);

test('a source without a first frame is given up after six seconds', () => {
  expect(barks(still(8, 0))).toEqual([6]);
});

test('a picture that stands for five seconds is a stall, again and again', () => {
  expect(barks([25, 50, ...still(11, 75)])).toEqual([7, 12]);
});

test('a moving picture never is', () => {
  expect(barks(Array.from({ length: 60 }, (_, second) => second * 25))).toEqual([]);
});

test('a paused or hidden picture may stand', () => {
  expect(barks([25, ...still(20, 50)], (second) => second < 3)).toEqual([]);
});

import { expect, test } from 'vitest';
import { createWatchdog } from './player-watch.ts';

/** Feeds two samples a second and collects the seconds at which the watchdog barks. */
function barks(moved: readonly number[], expected: (second: number) => boolean = () => true): number[] {
  const watch = createWatchdog(0);
  return moved.flatMap((count, sample) => {
    const second = sample / 2;
    return watch({ at: second * 1_000, moved: count, expected: expected(second) }) === null ? [] : [second];
  });
}

const still = (seconds: number, at: number) => Array.from({ length: seconds * 2 }, () => at);
const moving = (seconds: number, from = 0) =>
  Array.from({ length: seconds * 2 }, (_, sample) => from + (sample + 1) * 12);

test('a source without a first frame is given up after six seconds', () => {
  expect(barks(still(8, 0))).toEqual([6]);
});

test('a video stopped for 3.5 seconds is repeatedly a stall', () => {
  expect(barks([...moving(2), ...still(9, 48)])).toEqual([5, 8.5]);
});

test('a playing video is never a stall', () => {
  expect(barks(moving(60))).toEqual([]);
});

test('[8.16] a stuttering video is a stall, despite occasional frames', () => {
  const stutter = Array.from({ length: 40 }, (_, sample) => Math.floor(sample / 4) + 1);
  expect(barks(stutter)).not.toEqual([]);
});

test('one short halt in a long while is none', () => {
  const halts = [0, 1, 2].flatMap((turn) => [...moving(12, turn * 1_000), ...still(2, turn * 1_000 + 288)]);
  expect(barks(halts)).toEqual([]);
});

test('a paused or hidden video may stand still', () => {
  expect(barks([25, ...still(20, 50)], (second) => second < 1.5)).toEqual([]);
});

import { expect, test } from 'vitest';
import { createLanes } from './danmaku-lanes.ts';

const board = (lanes = 2) => createLanes({ lanes, widthPx: 1_000, pxPerSecond: 100 });
const WIDTH = 144;

test('a line takes the highest lane that is free, and crosses at the one speed', () => {
  const lanes = board();
  expect(lanes.place(WIDTH, 0, false)).toEqual({ lane: 0, delayMs: 0, durationMs: 11_440 });
  expect(lanes.place(WIDTH, 0, false)?.lane).toBe(1);
});

test('a lane is free again once the line before has wholly come in, and not earlier', () => {
  const lanes = board(1);
  lanes.place(WIDTH, 0, false);
  expect(lanes.place(WIDTH, 1_999, false)).toBeNull();
  expect(lanes.place(WIDTH, 2_000, false)).toMatchObject({ lane: 0, delayMs: 0 });
});

test('however many come, no more are shown than the lanes hold', () => {
  const lanes = board(3);
  const shown = Array.from({ length: 500 }, (_, i) => lanes.place(WIDTH, i * 4, false)).filter(Boolean);
  expect(shown).toHaveLength(3);
});

test('an own line waits for the lane that is free soonest instead of being left out', () => {
  const lanes = board();
  lanes.place(400, 0, false);
  lanes.place(WIDTH, 0, false);
  expect(lanes.place(WIDTH, 500, true)).toMatchObject({ lane: 1, delayMs: 1_500 });
});

test('an own line that would come too late is left out', () => {
  const lanes = board(1);
  lanes.place(600, 0, false);
  expect(lanes.place(WIDTH, 0, true)).toBeNull();
});

test('while time stands still lanes do not become free', () => {
  const lanes = board(1);
  lanes.place(WIDTH, 0, false);
  lanes.postpone(10_000);
  expect(lanes.place(WIDTH, 2_000, false)).toBeNull();
  expect(lanes.place(WIDTH, 12_000, false)).not.toBeNull();
});

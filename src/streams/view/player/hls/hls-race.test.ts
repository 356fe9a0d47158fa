import { expect, test } from 'vitest';
import { dueFor, type Waiting } from './hls-race.ts';

const waiting = (part: Partial<Waiting>): Waiting => ({
  elapsedMs: 0,
  quietMs: 0,
  loaded: 0,
  total: null,
  aheadMs: 4_000,
  isPlaylist: false,
  heldMs: 0,
  ...part,
});

test('[8.16] a silent segment is hedged after 1.2 s or earlier', () => {
  expect(dueFor(waiting({ elapsedMs: 1_199 }))).toBeNull();
  expect(dueFor(waiting({ elapsedMs: 1_200 }))).toBe('silent');
  expect(dueFor(waiting({ elapsedMs: 700, aheadMs: 1_400 }))).toBe('silent');
  expect(dueFor(waiting({ elapsedMs: 300, aheadMs: 0 }))).toBeNull();
});

test('a segment that will arrive in time is not hedged', () => {
  expect(dueFor(waiting({ elapsedMs: 2_000, loaded: 500_000, total: 600_000 }))).toBeNull();
});

test('[8.16] a segment that will be late is requested on another line', () => {
  expect(dueFor(waiting({ elapsedMs: 1_300, loaded: 26_000, total: 66_000, aheadMs: 2_000 }))).toBe('slow');
});

test('the first segment of a slow line is hedged only if crawling', () => {
  const first = { elapsedMs: 400, aheadMs: 0, total: 96_000 };
  expect(dueFor(waiting({ ...first, loaded: 48_000 }))).toBeNull();
  expect(dueFor(waiting({ ...first, loaded: 9_600 }))).toBe('slow');
});

test('a segment that stopped coming counts as silent', () => {
  expect(dueFor(waiting({ elapsedMs: 1_500, quietMs: 900, loaded: 60_000, total: 66_000 }))).toBe('silent');
});

test('[8.16] a playlist is requested on a second line after 0.6 s', () => {
  expect(dueFor(waiting({ elapsedMs: 599, isPlaylist: true }))).toBeNull();
  expect(dueFor(waiting({ elapsedMs: 600, isPlaylist: true }))).toBe('silent');
});

test('[8.16] a held playlist is late one second after its next part', () => {
  expect(dueFor(waiting({ elapsedMs: 2_003, isPlaylist: true, heldMs: 1_004 }))).toBeNull();
  expect(dueFor(waiting({ elapsedMs: 2_004, isPlaylist: true, heldMs: 1_004 }))).toBe('silent');
});

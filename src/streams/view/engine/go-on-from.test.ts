import { expect, test } from 'vitest';
import { goOnFrom } from './go-on-from.ts';

const picture = (currentTime: number, loaded: number) => ({
  currentTime,
  buffered: { length: 1, start: () => 0, end: () => loaded },
});

test('[8.16] a picture on another line skips what has been seen already', () => {
  const video = picture(2, 6);
  expect(goOnFrom(video, 10_000, 11_500)).toBe(true);
  expect(video.currentTime).toBe(3.5);
});

test('it skips no further than it has loaded', () => {
  const video = picture(2, 3);
  goOnFrom(video, 10_000, 14_000);
  expect(video.currentTime).toBeCloseTo(2.8);
});

test('a picture that goes on later, or by next to nothing earlier, stays where it is', () => {
  const video = picture(2, 6);
  expect(goOnFrom(video, 11_000, 10_000)).toBe(false);
  expect(goOnFrom(video, 10_000, 10_100)).toBe(false);
  expect(goOnFrom(video, null, 10_000)).toBe(false);
  expect(goOnFrom(video, 10_000, null)).toBe(false);
  expect(video.currentTime).toBe(2);
});

import { expect, test } from 'vitest';
import { resumeAfter } from './player-drive.ts';

const fakeVideo = (currentTime: number, loaded: number) => ({
  currentTime,
  buffered: { length: 1, start: () => 0, end: () => loaded },
});

test('[8.16] a video on another line skips frames already seen', () => {
  const video = fakeVideo(2, 6);
  expect(resumeAfter(video, 10_000, 11_500)).toBe(true);
  expect(video.currentTime).toBe(3.5);
});

test('the skip never exceeds the buffer', () => {
  const video = fakeVideo(2, 3);
  resumeAfter(video, 10_000, 14_000);
  expect(video.currentTime).toBeCloseTo(2.8);
});

test('a video resuming later, or only slightly earlier, keeps its position', () => {
  const video = fakeVideo(2, 6);
  expect(resumeAfter(video, 11_000, 10_000)).toBe(false);
  expect(resumeAfter(video, 10_000, 10_100)).toBe(false);
  expect(resumeAfter(video, null, 10_000)).toBe(false);
  expect(resumeAfter(video, 10_000, null)).toBe(false);
  expect(video.currentTime).toBe(2);
});

import { expect, test } from 'vitest';
import { flvTag, flvTags } from '#tests/fixtures/video/flv-bytes.ts';
import { createFlvTimeline } from './flv-timeline.ts';

const video = (...stamps: number[]) => flvTags(stamps.map((at) => flvTag('video', at)));

test('[8.16] a new line continues where the previous ended', () => {
  const timeline = createFlvTimeline();
  timeline.captured(1_000_000);
  for (const tag of video(0, 40, 3_000)) timeline.retime(tag);
  // Filmed from 2.2 s on, so 0.8 s of it have been seen.
  const joint = timeline.join({ first: 0, newest: 1_500, capturedAt: 1_002_200 });
  expect(joint).toEqual({ at: 3_020, freshAt: 3_820 });
  expect(video(0, 40).map((tag) => timeline.retime(tag).at)).toEqual([3_020, 3_060]);
});

test('[7.18] the moment of filming is that of the line that is shown', () => {
  const timeline = createFlvTimeline();
  timeline.captured(1_000_000);
  for (const tag of video(500, 2_500)) timeline.retime(tag);
  expect(timeline.capturedAt()).toBe(1_000_500);
  timeline.join({ first: 0, newest: 100, capturedAt: 1_003_000 });
  // The first frame is shown 2.02 s after the very first frame.
  expect(timeline.capturedAt()).toBe(1_003_000 - 2_020);
});

test('lines with timestamps of one encoder need no capture time', () => {
  const timeline = createFlvTimeline();
  for (const tag of video(80_000, 83_000)) timeline.retime(tag);
  const joint = timeline.join({ first: 82_000, newest: 84_000, capturedAt: null });
  expect(joint).toEqual({ at: 3_020, freshAt: 4_020 });
  expect(timeline.secondOf(joint.at)).toBe(3.02);
});

test('no frames are skipped between lines that cannot be compared', () => {
  const timeline = createFlvTimeline();
  for (const tag of video(80_000, 83_000)) timeline.retime(tag);
  expect(timeline.join({ first: 0, newest: 1_000, capturedAt: null }).freshAt).toBeNull();
});

import { expect, test } from 'vitest';
import { flvFeed } from './flv-feed.ts';
import { readFlv } from './flv-read.ts';
import { type LiveLine, tagAt } from './live-line.ts';
import { loadLoop } from './loop.ts';
import { LOOP_MS, QUALITIES } from './streams.table.ts';

const NOON = 1_790_000_000_000;
const line: LiveLine = { loop: await loadLoop('football-night.sd.flv', LOOP_MS), phaseMs: 7_300 };
const [quality = { id: 'sd', label: '', width: 1, height: 1 }] = QUALITIES;

/** What a viewer has received who came at NOON and was served at the given later moments. */
function received(...moments: number[]) {
  const feed = flvFeed(line, quality, NOON);
  const bytes = Buffer.concat([feed.head, ...moments.map((later) => feed.take(NOON + later))]);
  return { ...readFlv(bytes), captureEpochMs: feed.captureEpochMs };
}

test('a viewer begins at once with a key frame not older than two seconds', () => {
  const { video, captureEpochMs, videoConfig, audioConfig } = received(0);
  expect(video[0]).toMatchObject({ at: 0, isKey: true });
  expect(NOON - captureEpochMs).toBeGreaterThanOrEqual(0);
  expect(NOON - captureEpochMs).toBeLessThan(2_000);
  expect(videoConfig).toEqual(line.loop.videoConfig);
  expect(audioConfig).toEqual(line.loop.audioConfig);
});

test('timestamps rise evenly over three loops', () => {
  const everySecond = Array.from({ length: 61 }, (_, second) => second * 1_000);
  const { video, audio } = received(...everySecond);
  expect(video.length).toBeGreaterThan(1_500);
  expect(video.every((frame, i) => i === 0 || frame.at - (video[i - 1]?.at ?? 0) === 40)).toBe(true);
  expect(audio.every((frame, i) => i === 0 || frame.at - (audio[i - 1]?.at ?? 0) === 32)).toBe(true);
});

test('the capture time maps timestamps to the clock', () => {
  const { video, captureEpochMs } = received(0, 15_000);
  const last = video.at(-1)?.at ?? 0;
  expect(NOON + 15_000 - (captureEpochMs + last)).toBeLessThan(40);
});

test('the picture follows the wall clock and the phase of the stream', () => {
  const { video, captureEpochMs } = received(0);
  const place = (captureEpochMs + line.phaseMs) % LOOP_MS;
  expect(video[0]?.data).toEqual(line.loop.video.find((frame) => frame.at === place)?.data);
});

test('nothing is sent before its time', () => {
  const feed = flvFeed(line, quality, NOON);
  feed.take(NOON);
  expect(feed.take(NOON)).toHaveLength(0);
  expect(readFlv(Buffer.concat([feed.head, feed.take(NOON + 400)])).video).toHaveLength(10);
});

test('a viewer far behind goes on at the latest key frame, with rising timestamps', () => {
  const { video } = received(0, 30_000);
  const jump = video.findIndex((frame, i) => frame.at - (video[i - 1]?.at ?? 0) > 40);
  expect(video[jump]?.isKey).toBe(true);
  expect((video.at(-1)?.at ?? 0) - (video[jump]?.at ?? 0)).toBeLessThan(2_000);
});

test('tags are numbered without a gap around the seam of the loop', () => {
  const count = line.loop.tags.length;
  const seam = Math.floor(NOON / LOOP_MS) * count;
  const around = Array.from({ length: 20 }, (_, i) => tagAt(line, seam - 10 + i)?.epochMs ?? 0);
  expect(around.every((time, i) => i === 0 || time >= (around[i - 1] ?? 0))).toBe(true);
  expect((around.at(-1) ?? 0) - (around[0] ?? 0)).toBeLessThan(500);
});

import { expect, test } from 'vitest';
import { fixedProgrammes } from '#tests/fixtures/video/fixed-programmes.ts';
import { library } from '../clips/library.ts';
import { type LiveLine, segmentAt, unitAt } from '../clips/live-line.ts';
import { SEGMENT_MS } from '../clips/streams.table.ts';
import { readFlv } from '../formats/flv-read.ts';
import { flvFeed } from './flv-feed.ts';

const NOON = 1_790_000_000_000;
const programme = fixedProgrammes('football-1') ?? {
  phaseMs: 0,
  showing: () => ({ reel: '', clip: '', part: 0 }),
};
const line: LiveLine = { programme, library, rendition: 'sd' };

/** Bytes received by a viewer who connected at NOON and was served at the given later moments. */
function received(...moments: number[]) {
  const feed = flvFeed(line, NOON);
  const bytes = Buffer.concat([feed.head, ...moments.map((later) => feed.read(NOON + later))]);
  return { ...readFlv(bytes), captureEpochMs: feed.captureEpochMs };
}

test('a viewer starts with a key frame no older than a segment', () => {
  const { video, captureEpochMs, videoConfig, audioConfig } = received(0);
  expect(video[0]).toMatchObject({ at: 0, isKey: true });
  expect(NOON - captureEpochMs).toBeGreaterThanOrEqual(0);
  expect(NOON - captureEpochMs).toBeLessThan(SEGMENT_MS);
  const unit = unitAt(line, segmentAt(NOON, programme.phaseMs));
  expect(videoConfig).toEqual(unit.videoConfig);
  expect(audioConfig).toEqual(unit.audioConfig);
});

test('timestamps rise evenly over 250 borders of clips', () => {
  const everySecond = Array.from({ length: 481 }, (_, second) => second * 1_000);
  const { video, audio } = received(...everySecond);
  expect(video.length).toBeGreaterThan(250 * 48);
  expect(video.every((frame, i) => i === 0 || frame.at - (video[i - 1]?.at ?? 0) === 40)).toBe(true);
  expect(audio.every((frame, i) => i === 0 || frame.at - (audio[i - 1]?.at ?? 0) === 32)).toBe(true);
  expect(video.filter(({ isKey }) => isKey).every(({ at }) => at % SEGMENT_MS === 0)).toBe(true);
});

test('the capture time maps timestamps to the clock', () => {
  const { video, captureEpochMs } = received(0, 15_000);
  const last = video.at(-1)?.at ?? 0;
  expect(NOON + 15_000 - (captureEpochMs + last)).toBeLessThan(40);
});

test('the sent frames match the programme at that time', () => {
  const { video, captureEpochMs } = received(0, 15_000);
  for (const { at, data, isKey } of video) {
    if (!isKey) continue;
    const unit = unitAt(line, segmentAt(captureEpochMs + at, programme.phaseMs));
    expect(Buffer.compare(data, unit.video[0]?.data ?? new Uint8Array())).toBe(0);
  }
});

test('no frame is sent before its time', () => {
  const feed = flvFeed(line, NOON);
  feed.read(NOON);
  expect(feed.read(NOON)).toHaveLength(0);
  expect(readFlv(Buffer.concat([feed.head, feed.read(NOON + 400)])).video).toHaveLength(10);
});

test('a viewer far behind resumes at the latest key frame, timestamps rising', () => {
  const { video } = received(0, 30_000);
  const jump = video.findIndex((frame, i) => frame.at - (video[i - 1]?.at ?? 0) > 40);
  expect(video[jump]?.isKey).toBe(true);
  expect((video.at(-1)?.at ?? 0) - (video[jump]?.at ?? 0)).toBeLessThan(SEGMENT_MS);
});

test('the audio-only feed announces and sends no video and keeps its timing', () => {
  const feed = flvFeed({ ...line, rendition: 'audio' }, NOON);
  const sound = readFlv(Buffer.concat([feed.head, feed.read(NOON + 4_000), feed.read(NOON + 8_000)]));
  const full = received(4_000, 8_000);
  expect(feed.head[4]).toBe(4);
  expect([sound.video.length, sound.videoConfig.length]).toEqual([0, 0]);
  expect(feed.captureEpochMs).toBe(full.captureEpochMs);
  expect(sound.audioConfig).toEqual(full.audioConfig);
  expect(sound.audio.length).toBeGreaterThan(240);
  expect(sound.audio).toEqual(full.audio);
});

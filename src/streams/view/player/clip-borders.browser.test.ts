import FlvJs from 'flv.js';
import Hls from 'hls.js';
import { expect, test } from 'vitest';
import { hosts, hurried } from '#tests/fixtures/video/media-origin.ts';

/** Playback rate, so that four hundred seconds take half a minute. */
const RATE = 16;
const BORDERS = 200;
const SEGMENT_SECONDS = 1.92;
const FRAME_SECONDS = 0.04;
const POLL_OPTIONS = { timeout: 90_000, interval: 200 };

function element(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  return video;
}

/** Records the times of the frames that were shown, in media seconds. */
function recordFrames(video: HTMLVideoElement): number[] {
  const times: number[] = [];
  const note = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
    times.push(mediaTime);
    video.requestVideoFrameCallback(note);
  };
  video.requestVideoFrameCallback(note);
  return times;
}

/** Returns the frames that deviate from the first one's rhythm of 40 ms: a boundary would have moved them. */
const outOfStep = (times: readonly number[]): number[] =>
  times.filter((time) => {
    const steps = (time - (times[0] ?? 0)) / FRAME_SECONDS;
    return Math.abs(steps - Math.round(steps)) > 0.1;
  });

async function playThrough(video: HTMLVideoElement): Promise<number[]> {
  const times = recordFrames(video);
  const from = () => times[0] ?? Number.NaN;
  await expect
    .poll(() => {
      if (video.playbackRate !== RATE) video.playbackRate = RATE;
      return video.currentTime - from();
    }, POLL_OPTIONS)
    .toBeGreaterThan(BORDERS * SEGMENT_SECONDS);
  return times;
}

/** Returns the start of the buffered range that contains the current time. */
function rangeAround({ buffered, currentTime }: HTMLVideoElement): number {
  for (let i = 0; i < buffered.length; i += 1) {
    if (buffered.start(i) <= currentTime && currentTime <= buffered.end(i)) return buffered.start(i);
  }
  return Number.POSITIVE_INFINITY;
}

function expectUnbroken(video: HTMLVideoElement, times: readonly number[]): void {
  expect(times.length).toBeGreaterThan(BORDERS / 2);
  expect(outOfStep(times)).toEqual([]);
  expect(rangeAround(video)).toBeLessThanOrEqual(times[0] ?? 0);
  expect(video.error).toBeNull();
}

test.concurrent('hls.js plays through 200 borders of clips without a gap', {
  tags: 'sweep',
  timeout: 100_000,
}, async () => {
  const video = element();
  const hls = new Hls({
    enableWorker: false,
    maxBufferLength: 60,
    startPosition: 60,
    backBufferLength: 1_000,
  });
  const errors: string[] = [];
  hls.on(Hls.Events.ERROR, (_event, { details }) => errors.push(details));
  hls.attachMedia(video);
  hls.loadSource(`${hosts[0]}/live/football-2/sd/index.m3u8?sig=good`);
  hls.once(Hls.Events.FRAG_BUFFERED, () => void video.play());
  expectUnbroken(video, await playThrough(video));
  expect(errors.filter((detail) => !/stall/i.test(detail))).toEqual([]);
  hls.destroy();
  video.remove();
});

test.concurrent('flv.js plays through 200 borders of clips without a gap', {
  tags: 'sweep',
  timeout: 100_000,
}, async () => {
  const video = element();
  const url = `${hurried}/live/football-2/sd.flv?sig=good`;
  const player = FlvJs.createPlayer(
    { type: 'flv', isLive: true, url },
    { enableStashBuffer: false, lazyLoad: false, autoCleanupSourceBuffer: false },
  );
  const errors: unknown[] = [];
  player.on(FlvJs.Events.ERROR, (...args: unknown[]) => errors.push(args));
  player.attachMediaElement(video);
  player.load();
  void Promise.resolve(player.play()).catch(() => undefined);
  expectUnbroken(video, await playThrough(video));
  expect(errors).toEqual([]);
  player.destroy();
  video.remove();
});

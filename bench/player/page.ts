import flvjs from 'flv.js';
import Hls from 'hls.js';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { loadPlayer } from '#streams/view/player/load-player.ts';
import { driveBare } from '#tests/fixtures/video/bare-drive.ts';

/** Runs in the page: one stream, played by us and by the bare libraries. */

type Playing = {
  /** Behind the moment of filming, ms; null while unknown. */
  readonly behindMs: () => number | null;
  readonly stop: () => void;
};
type Start = (video: HTMLVideoElement, url: string, onFrame: () => void) => Playing;

const noop = () => undefined;

const ours =
  (type: MediaKind): Start =>
  (video, url, onFrame) => {
    let behind: number | null = null;
    const driven = driveBare(type, url, {
      video,
      onFirstFrame: onFrame,
      onLatency(latencyMs) {
        behind = latencyMs;
      },
    });
    return { behindMs: () => behind, stop: driven.stop };
  };

/** Starts hls.js as the documentation shows it: attach, load, play. */
const hlsJs: Start = (video, url, onFrame) => {
  video.requestVideoFrameCallback(onFrame);
  const hls = new Hls();
  hls.loadSource(url);
  hls.attachMedia(video);
  void video.play().catch(noop);
  return {
    behindMs: () => (hls.playingDate ? Date.now() - hls.playingDate.getTime() : null),
    stop: () => hls.destroy(),
  };
};

const flvJs =
  (config: flvjs.Config): Start =>
  (video, url, onFrame) => {
    video.requestVideoFrameCallback(onFrame);
    let captured: number | null = null;
    const flv = flvjs.createPlayer({ type: 'flv', isLive: true, url }, config);
    flv.on(flvjs.Events.METADATA_ARRIVED, ({ captureEpochMs }: { captureEpochMs: number }) => {
      captured = captureEpochMs;
    });
    flv.attachMediaElement(video);
    flv.load();
    void video.play().catch(noop);
    return {
      behindMs: () => captured && Date.now() - captured - video.currentTime * 1_000,
      stop: () => flv.destroy(),
    };
  };

const players = {
  'hls ours': ours('hls'),
  'hls.js': hlsJs,
  'flv ours': ours('flv'),
  'flv.js': flvJs({}),
  'flv.js, no stash': flvJs({ enableStashBuffer: false }),
} as const;
export type Subject = keyof typeof players;

function addVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.style.cssText = 'width:640px;height:360px';
  document.body.append(video);
  return video;
}

/** From the start of the player, its code already there, to the first painted frame, ms. */
export async function firstFrame(subject: Subject, url: string): Promise<number> {
  await Promise.all([loadPlayer('hls'), loadPlayer('flv')]);
  const video = addVideo();
  const startedAt = performance.now();
  let playing: Playing | undefined;
  await new Promise<void>((resolve) => {
    playing = players[subject](video, url, resolve);
  });
  const tookMs = performance.now() - startedAt;
  playing?.stop();
  video.remove();
  return tookMs;
}

const SAMPLE_EVERY_MS = 500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Behind = { readonly subject: Subject; readonly atMs: number; readonly behindMs: number }[];

/** Plays several at once and looks how far behind each is. `pauseMs`: the viewer pauses five seconds in. */
export async function follow(
  subjects: readonly (readonly [Subject, string])[],
  forMs: number,
  pauseMs: number,
): Promise<Behind> {
  const seen: Behind = [];
  const started = subjects.map(([subject, url]) => {
    const video = addVideo();
    return { subject, video, playing: players[subject](video, url, noop) };
  });
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const atMs = performance.now() - startedAt;
    for (const { subject, playing } of started) {
      const behindMs = playing.behindMs();
      if (behindMs !== null) seen.push({ subject, atMs, behindMs });
    }
  }, SAMPLE_EVERY_MS);
  await wait(5_000);
  if (pauseMs > 0) for (const { video } of started) video.pause();
  await wait(pauseMs);
  if (pauseMs > 0) for (const { video } of started) void video.play();
  await wait(forMs - 5_000 - pauseMs);
  clearInterval(timer);
  for (const { playing, video } of started) {
    playing.stop();
    video.remove();
  }
  return seen;
}

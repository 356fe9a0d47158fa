import { paceFor } from './flv-latency.ts';

const PACE_EVERY_MS = 1_000;
const NEAR_EDGE_S = 0.6;

export const bufferedEnd = ({ buffered }: HTMLVideoElement): number | null =>
  buffered.length === 0 ? null : buffered.end(buffered.length - 1);

export function toEdge(video: HTMLVideoElement): void {
  const end = bufferedEnd(video);
  if (end !== null) video.currentTime = Math.max(0, end - NEAR_EDGE_S);
}

/** Chases the live edge by playback rate, once a second while playing. */
export function keepPace(video: HTMLVideoElement): () => void {
  const timer = setInterval(() => {
    const end = bufferedEnd(video);
    if (end === null || video.paused) return;
    const { rate, jump } = paceFor(Math.max(0, (end - video.currentTime) * 1_000), video.playbackRate);
    video.playbackRate = rate;
    if (jump) toEdge(video);
  }, PACE_EVERY_MS);
  return () => clearInterval(timer);
}

const LOOK_EVERY_MS = 40;
/** What is left of the old line is shown up to here, s. */
const NEARLY_S = 0.12;
/** Left before the end of what is loaded, so that the picture does not wait there, s. */
const MARGIN_S = 0.15;
const PATIENCE_MS = 4_000;

/**
 * A line that took over begins at its own last key frame, which has been seen: when the picture comes to engine second
 * `at`, it goes on at `freshAt`, or as far towards it as has been loaded. Returns what calls it off.
 */
export function skipWhenDue(video: HTMLVideoElement, at: number, freshAt: number): () => void {
  const givenUpAt = performance.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    const end = bufferedEnd(video);
    const { currentTime } = video;
    if (currentTime >= freshAt || performance.now() > givenUpAt) return clearInterval(timer);
    if (end === null || currentTime < at - NEARLY_S || end - MARGIN_S <= at) return;
    clearInterval(timer);
    video.currentTime = Math.min(freshAt, end - MARGIN_S);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

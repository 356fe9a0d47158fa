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
export function chaseLiveEdge(video: HTMLVideoElement): () => void {
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
/** Remainder of the old line up to which it is still shown, s. */
const NEARLY_S = 0.12;
/** Margin left before the end of the buffer, so that the video does not stall there, s. */
const MARGIN_S = 0.15;
const PATIENCE_MS = 4_000;

/**
 * Skips repeated frames of a line that took over, which begins at its own last key frame: when the video reaches engine
 * second `at`, it continues at `freshAt`, or as far towards it as has been buffered. Returns a function that cancels it.
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

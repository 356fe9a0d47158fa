const PACE_EVERY_MS = 1_000;
const NEAR_EDGE_S = 0.6;

export const bufferedEnd = ({ buffered }: HTMLVideoElement): number | null =>
  buffered.length === 0 ? null : buffered.end(buffered.length - 1);

export function toEdge(video: HTMLVideoElement): void {
  const end = bufferedEnd(video);
  if (end !== null) video.currentTime = Math.max(0, end - NEAR_EDGE_S);
}

/** Latency above which, ms, the video is played a little faster until it is close again. */
const CHASE_FROM_MS = 2_500;
const CHASE_UNTIL_MS = 1_200;
/** Highest playback rate that is not audible. */
const CHASE_RATE = 1.08;
/** Behind by more than this one jump is kinder than a minute of chasing. */
const JUMP_FROM_MS = 8_000;

type Pace = { readonly rate: number; readonly jump: boolean };

/** Returns the playback rate for the current latency and rate. flv.js has no such control. */
export function paceFor(behindMs: number, rate: number): Pace {
  if (behindMs > JUMP_FROM_MS) return { rate: 1, jump: true };
  const chasing = rate > 1 ? behindMs > CHASE_UNTIL_MS : behindMs > CHASE_FROM_MS;
  return { rate: chasing ? CHASE_RATE : 1, jump: false };
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

const CHECK_EVERY_MS = 40;
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
  const deadline = performance.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    const end = bufferedEnd(video);
    const { currentTime } = video;
    if (currentTime >= freshAt || performance.now() > deadline) return clearInterval(timer);
    if (end === null || currentTime < at - NEARLY_S || end - MARGIN_S <= at) return;
    clearInterval(timer);
    video.currentTime = Math.min(freshAt, end - MARGIN_S);
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

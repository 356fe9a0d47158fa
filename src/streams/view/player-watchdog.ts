/** What the watchdog sees of a player, once a second. Times are monotonic ms. */
export type PlayerSample = {
  readonly at: number;
  readonly frames: number;
  /** Should the picture be moving? Not while paused, hidden, or before play was allowed. */
  readonly expected: boolean;
};

const START_MS = 6_000;
const FRAMES_MS = 5_000;

/**
 * Notices what no engine tells: a connection that hangs, data that stops, a picture that stands while time goes on.
 * Returns how long nothing has moved when that is too long, else null; after a stall it counts anew.
 */
export function createWatchdog(startedAt: number): (sample: PlayerSample) => number | null {
  let frames = 0;
  let movedAt = startedAt;
  let playing = false;

  return (sample) => {
    if (sample.frames > frames) playing = true;
    if (sample.frames !== frames || !sample.expected) movedAt = sample.at;
    frames = sample.frames;
    const stillMs = sample.at - movedAt;
    if (stillMs < (playing ? FRAMES_MS : START_MS)) return null;
    movedAt = sample.at;
    return stillMs;
  };
}

/** Distance from the end of the buffer at which the live edge is taken, s. */
const NEAR_EDGE_S = 0.3;

export const bufferedEnd = ({ buffered }: HTMLVideoElement): number | null =>
  buffered.length === 0 ? null : buffered.end(buffered.length - 1);

export function toEdge(video: HTMLVideoElement): void {
  const end = bufferedEnd(video);
  if (end !== null) video.currentTime = Math.max(0, end - NEAR_EDGE_S);
}

const SAMPLE_EVERY_MS = 100;
/** Number of samples whose least buffer counts as spare: arrivals that are late less often than this cost a stall. */
const WINDOW = 20;
/** Samples after which a large spare buffer is certain enough for a jump. */
const JUMP_AFTER = 5;
/** Above this much spare buffer one jump is less noticeable than a long chase, s. */
const JUMP_FROM_S = 1;
/** Highest and lowest playback rates that are not audible. */
const CHASE_RATE = 1.08;
const REFILL_RATE = 0.97;
/** Least buffer that is left to uneven arrivals, s: four frames; and the most, after stalls. */
const LEFT_MIN_S = 0.15;
const LEFT_MAX_S = 1.2;
/** Chasing begins at this multiple of the buffer that is left, and refilling at this share of it. */
const CHASE_FROM = 2;
const REFILL_FROM = 0.2;
/** Time without a stall after which less buffer is left again, ms. */
const CALM_MS = 30_000;

/** `jumpS`: distance to skip, s; 0 for none. */
type Pace = { readonly rate: number; readonly jumpS: number };

/**
 * Decides how to play with a spare buffer: the least distance from its end over the last samples, s. Playing faster uses up
 * what uneven arrivals never needed, and no more. flv.js has no such control.
 * @param leftS spare buffer to keep, s
 */
export function paceFor(spareS: number, leftS: number, rate: number): Pace {
  if (spareS - leftS > JUMP_FROM_S) return { rate: 1, jumpS: spareS - leftS };
  const chases = spareS > (rate > 1 ? leftS : leftS * CHASE_FROM);
  const refills = spareS < (rate < 1 ? leftS : leftS * REFILL_FROM);
  return { rate: chases ? CHASE_RATE : refills ? REFILL_RATE : 1, jumpS: 0 };
}

/** Spare buffer that is left to uneven arrivals, s: twice as much after a stall, less again in calm. */
export function createLeft() {
  let leftS = LEFT_MIN_S;
  let changedAt = 0;
  return {
    /** @param now monotonic ms */
    stalled(now: number): void {
      leftS = Math.min(LEFT_MAX_S, leftS * 2);
      changedAt = now;
    },
    at(now: number): number {
      if (leftS > LEFT_MIN_S && now - changedAt > CALM_MS) {
        leftS = Math.max(LEFT_MIN_S, leftS / 2);
        changedAt = now;
      }
      return leftS;
    },
  };
}

/** Keeps the video close to the live edge while it plays. Returns a function that ends this. */
export function chaseLiveEdge(video: HTMLVideoElement): () => void {
  const left = createLeft();
  let samples: readonly number[] = [];
  const restart = () => {
    samples = [];
  };
  const stalled = () => {
    if (!video.seeking && video.currentTime > 0) left.stalled(performance.now());
  };
  const timer = setInterval(() => {
    const end = bufferedEnd(video);
    if (end === null || video.paused || video.seeking) return;
    samples = [...samples.slice(1 - WINDOW), Math.max(0, end - video.currentTime)];
    const { rate, jumpS } = paceFor(Math.min(...samples), left.at(performance.now()), video.playbackRate);
    if (jumpS > 0 && samples.length >= JUMP_AFTER) {
      restart();
      video.currentTime += jumpS;
    }
    if (samples.length === WINDOW || rate <= 1) video.playbackRate = rate;
  }, SAMPLE_EVERY_MS);
  const events = { play: restart, seeked: restart, waiting: stalled };
  for (const [name, act] of Object.entries(events)) video.addEventListener(name, act);
  return () => {
    clearInterval(timer);
    for (const [name, act] of Object.entries(events)) video.removeEventListener(name, act);
  };
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

/** Every loop has the same length, so that rooms may share pictures at different phases. */
export const LOOP_SECONDS = 20;
export const FPS = 25;
export const FRAMES = LOOP_SECONDS * FPS;

/** 32 kHz makes an AAC frame 32 ms long: 625 of them are exactly one loop, which therefore has no seam. */
export const SAMPLE_RATE = 32_000;

export const FRAME_SIZE = { width: 854, height: 480 };

/** Seconds into the loop, from 0 to just under its length. */
export const wrap = (seconds: number) => ((seconds % LOOP_SECONDS) + LOOP_SECONDS) % LOOP_SECONDS;

/** How far `seconds` is from `moment`, the short way round the loop. */
export function distance(seconds: number, moment: number): number {
  const apart = wrap(seconds - moment);
  return Math.min(apart, LOOP_SECONDS - apart);
}

/** A hump of height 1 at `moment` that fades over about `width` seconds on both sides. */
export const swell = (seconds: number, moment: number, width: number) =>
  Math.exp(-((distance(seconds, moment) / width) ** 2));

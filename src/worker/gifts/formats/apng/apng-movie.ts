import type { MovieBase } from '../movie-base.ts';

/** One frame: its rectangle on the canvas, and how it is combined with the frames before and after it. */
export type ApngFrame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `replace` overwrites the rectangle, alpha included; `over` draws on top of it. */
  readonly blend: 'replace' | 'over';
  /** Treatment of the rectangle before the next frame: left as it is, cleared, or restored to the time before this frame. */
  readonly dispose: 'none' | 'clear' | 'restore';
  /** Time from the start at which the next frame is due, ms. */
  readonly endMs: number;
};

/** Decoded animated PNG; `images` has one entry for each frame. */
export type ApngMovie<Image> = MovieBase<Image> & {
  readonly is: 'apng';
  readonly frames: readonly ApngFrame[];
};

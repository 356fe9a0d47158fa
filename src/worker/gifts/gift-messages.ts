import type { MovieEvent } from '#contract/community/gift/stage.ts';

/** Requests of the page to the gift worker. `id` is chosen by the page, once for each run. */
export type GiftRequest =
  /** Loads an animation and plays it once on a transferred canvas. */
  | { readonly is: 'play'; readonly id: number; readonly url: string; readonly canvas: OffscreenCanvas }
  /** Sets the size of a run’s canvas, in pixels. */
  | { readonly is: 'resize'; readonly id: number; readonly width: number; readonly height: number }
  /** Cancels the run; no further event of it is sent. */
  | { readonly is: 'stop'; readonly id: number };

/** Event of a run. */
export type GiftAnswer = { readonly id: number; readonly event: MovieEvent };

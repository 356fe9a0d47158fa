import type { MovieEvent } from '#contract/community/gift/movie.ts';

/** What the page asks of the gift worker. `id` is chosen by the page, once for each run. */
export type GiftRequest =
  /** Loads an animation and plays it once on a canvas that is given away. */
  | { readonly is: 'play'; readonly id: number; readonly url: string; readonly canvas: OffscreenCanvas }
  /** The canvas of a run has so many pixels from now on. */
  | { readonly is: 'resize'; readonly id: number; readonly width: number; readonly height: number }
  /** The run is given up; nothing more is said of it. */
  | { readonly is: 'stop'; readonly id: number };

/** What becomes of a run. */
export type GiftAnswer = { readonly id: number; readonly event: MovieEvent };

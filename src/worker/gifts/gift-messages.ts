import type { MovieLoad } from '#contract/models/gift-movie.ts';

/** What the page asks of the gift worker. `id` is chosen by the page and comes back with the answer. */
export type GiftRequest =
  | { readonly is: 'load'; readonly id: number; readonly url: string }
  | { readonly is: 'cancel'; readonly id: number };

/** The one answer to each load that was not cancelled. Bitmaps are handed over: the page closes them. */
export type GiftAnswer = { readonly id: number; readonly load: MovieLoad<ImageBitmap> };

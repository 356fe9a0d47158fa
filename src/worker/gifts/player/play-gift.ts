import type { GiftMovie } from '../formats/decode.ts';
import { playApng } from './apng/play-apng.ts';
import { loadPlayer, playSvga } from './svga/play-svga.ts';

/**
 * Plays a movie once with the player of its format, and calls `onFinished`. The returned function stops it at any time and
 * releases everything: frame callback and bitmaps.
 * @throws the errors of the player at its first frame
 */
export async function playGift(
  canvas: OffscreenCanvas,
  movie: GiftMovie<ImageBitmap>,
  onFinished: () => void,
): Promise<() => void> {
  switch (movie.is) {
    case 'svga':
      return playSvga(await loadPlayer(), canvas, movie, onFinished);
    case 'apng':
      return playApng(canvas, movie, onFinished);
    default:
      throw movie satisfies never;
  }
}

import type { Player } from 'svgaplayerweb';
import type { GiftMovie } from '#contract/models/gift-movie.ts';
import { playerItem } from './player-item.ts';

/** Sharper than this costs more than it shows. */
const PIXEL_RATIO_MAX = 2;

/** Gives a canvas as many pixels as the screen has for it. */
function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): void {
  const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
}

/**
 * A canvas of our own sizing. The player scales to `clientWidth` on every frame; answering it with our pixels makes it
 * draw sharp and spares the page a layout per frame.
 */
function canvasFor(host: HTMLElement): {
  readonly canvas: HTMLCanvasElement;
  readonly stopFitting: () => void;
} {
  const canvas = document.createElement('canvas');
  Object.defineProperties(canvas, {
    clientWidth: { get: () => canvas.width },
    clientHeight: { get: () => canvas.height },
  });
  fitCanvas(canvas, host.clientWidth, host.clientHeight);
  const observer = new ResizeObserver(([entry]) => {
    if (entry) fitCanvas(canvas, entry.contentRect.width, entry.contentRect.height);
  });
  observer.observe(host);
  host.append(canvas);
  return { canvas, stopFitting: () => observer.disconnect() };
}

/**
 * Plays a movie once in the host element and calls `onFinished`. The returned function stops it at any time and leaves
 * nothing behind: no frame callback, no canvas, no bitmap. Throws what the player throws at its first frame.
 */
export function playMovie(
  SvgaPlayer: typeof Player,
  host: HTMLElement,
  movie: GiftMovie<ImageBitmap>,
  onFinished: () => void,
): () => void {
  const { canvas, stopFitting } = canvasFor(host);
  const player = new SvgaPlayer(canvas);
  let stopped = false;
  const stop = (): void => {
    if (stopped) return;
    stopped = true;
    player.stopAnimation(true);
    stopFitting();
    canvas.remove();
    canvas.width = 0;
    for (const { image } of movie.images) image.close();
  };
  player.loops = 1;
  player.onFinished(() => {
    if (!stopped) onFinished();
  });
  try {
    player.setVideoItem(playerItem(movie));
    player.startAnimation();
  } catch (thrown) {
    stop();
    throw thrown;
  }
  return stop;
}

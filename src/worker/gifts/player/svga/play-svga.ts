import type { Player } from 'svgaplayerweb';
import type { SvgaMovie } from '#worker/gifts/formats/svga/svga-movie.ts';
import { playerItem } from './player-item.ts';

type Module = typeof import('svgaplayerweb');

/** Globals the player needs from a page: a window that provides frames, and an element type that no canvas here matches. */
const PAGE_NAMES = { window: globalThis, HTMLDivElement: class {} };

/**
 * svgaplayerweb's player, fetched with the first gift, in a worker too [C.02]. Its own parser stays unused: it decodes where
 * it is called and needs 'unsafe-eval'.
 */
export async function loadPlayer(): Promise<typeof Player> {
  if (!('window' in globalThis)) Object.assign(globalThis, PAGE_NAMES);
  return playerOf(await import('svgaplayerweb'));
}

/** The package is UMD: a bundler hands it over as a module, or as the default of one. */
function playerOf(module: Module | { readonly default: Module }): typeof Player {
  return 'default' in module ? module.default.Player : module.Player;
}

/** The player scales a movie to `clientWidth` of its canvas, which an offscreen canvas does not have: it is every pixel of it. */
function asElement(canvas: OffscreenCanvas): OffscreenCanvas {
  return Object.defineProperties(canvas, {
    clientWidth: { get: () => canvas.width },
    clientHeight: { get: () => canvas.height },
  });
}

/**
 * Plays a movie once on a canvas and calls `onFinished`. The returned function stops it at any time and releases
 * everything: frame callback, image and bitmap.
 * @throws the errors of the player at its first frame
 */
export function playSvga(
  SvgaPlayer: typeof Player,
  canvas: OffscreenCanvas,
  movie: SvgaMovie<ImageBitmap>,
  onFinished: () => void,
): () => void {
  let stopped = false;
  let stopPlayer = (): void => undefined;
  const stop = (): void => {
    if (stopped) return;
    stopped = true;
    stopPlayer();
    for (const { image } of movie.images) image.close();
  };
  try {
    const player = new SvgaPlayer(asElement(canvas));
    stopPlayer = () => player.stopAnimation(true);
    player.loops = 1;
    player.onFinished(() => {
      if (!stopped) onFinished();
    });
    player.setVideoItem(playerItem(movie));
    player.startAnimation();
  } catch (thrown) {
    stop();
    throw thrown;
  }
  return stop;
}

import { CELL_FLOATS, type MovieSprite, type SvgaMovie } from '#worker/gifts/formats/svga/svga-movie.ts';
import { movieShapes, type PlayerMatrix, type PlayerShape } from './movie-shapes.ts';

const isMatte = ({ imageKey }: MovieSprite): boolean => imageKey.includes('.matte');

/**
 * Can the player mask this movie? It masks the whole canvas by one matte, and only when mattes come first and nothing
 * but the masked sprites follows; with any other order it fails on every frame.
 */
function masksWell(sprites: readonly MovieSprite[]): boolean {
  const mattes = sprites.filter(isMatte);
  const masked = sprites.slice(mattes.length);
  const key = masked[0]?.matteKey ?? '';
  return (
    sprites.slice(0, mattes.length).every(isMatte) &&
    mattes.some(({ imageKey }) => imageKey === key) &&
    masked.every(({ matteKey }) => matteKey === key)
  );
}

type PlayerFrame = {
  alpha: number;
  readonly layout: { x: number; y: number; width: number; height: number };
  readonly transform: PlayerMatrix;
  maskPath: { readonly _d: string; _styles: undefined } | null;
  shapes: readonly PlayerShape[];
};

/** Input of svgaplayerweb's renderer. Its own parser builds the same from objects for every frame of every sprite. */
export type PlayerItem = {
  readonly version: string;
  readonly videoSize: { readonly width: number; readonly height: number };
  readonly FPS: number;
  readonly frames: number;
  /** Bitmaps by key, inherited: the player waits for images that are own properties, and draws those it finds. */
  readonly images: object;
  readonly sprites: readonly {
    readonly imageKey: string;
    /** Null when nothing masks the sprite. */
    readonly matteKey: string | null;
    readonly frames: { readonly [frame: number]: PlayerFrame };
  }[];
  readonly audios: readonly [];
};

const NO_SHAPES: readonly PlayerShape[] = [];

/** Returns one frame object per sprite, refilled for each frame the player requests. */
function framesOf(movie: SvgaMovie<unknown>, sprite: number, shapes: ReturnType<typeof movieShapes>) {
  const frame: PlayerFrame = {
    alpha: 0,
    layout: { x: 0, y: 0, width: 0, height: 0 },
    transform: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
    maskPath: null,
    shapes: NO_SHAPES,
  };
  const { layout, transform } = frame;
  const { cells, clips, groups } = movie;
  const fill = (index: number): PlayerFrame => {
    const cell = sprite * movie.frames + index;
    const at = cell * CELL_FLOATS;
    frame.alpha = cells[at] ?? 0;
    layout.x = cells[at + 1] ?? 0;
    layout.y = cells[at + 2] ?? 0;
    layout.width = cells[at + 3] ?? 0;
    layout.height = cells[at + 4] ?? 0;
    transform.a = cells[at + 5] ?? 1;
    transform.b = cells[at + 6] ?? 0;
    transform.c = cells[at + 7] ?? 0;
    transform.d = cells[at + 8] ?? 1;
    transform.tx = cells[at + 9] ?? 0;
    transform.ty = cells[at + 10] ?? 0;
    const clip = clips[cell] ?? -1;
    frame.maskPath = clip < 0 ? null : { _d: shapes.pathOf(clip), _styles: undefined };
    const group = groups[cell] ?? -1;
    frame.shapes = group < 0 ? NO_SHAPES : shapes.groupOf(group);
    return frame;
  };
  return new Proxy<{ readonly [frame: number]: PlayerFrame }>({}, { get: (_, index) => fill(Number(index)) });
}

/** Returns the key of a bitmap: the player requests the image of a matte without its suffix. */
const bitmapKey = (key: string): string => key.replace('.matte', '');

/** Dresses a packed movie as the video item svgaplayerweb expects, frames made only as they are drawn. */
export function playerItem(movie: SvgaMovie<unknown>): PlayerItem {
  const shapes = movieShapes(movie);
  const masked = masksWell(movie.sprites);
  return {
    version: '2.0',
    videoSize: { width: movie.width, height: movie.height },
    FPS: movie.fps,
    frames: movie.frames,
    images: Object.create(Object.fromEntries(movie.images.map(({ key, image }) => [bitmapKey(key), image]))),
    sprites: movie.sprites.map(({ imageKey, matteKey }, index) => ({
      imageKey,
      matteKey: masked && matteKey !== '' ? matteKey : null,
      frames: framesOf(movie, index, shapes),
    })),
    audios: [],
  };
}

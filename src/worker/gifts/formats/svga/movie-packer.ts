import type { MovieSound } from '#contract/community/gift/stage.ts';
import { type Bytes, concat, utf8 } from '#contract/units/bytes.ts';
import { CELLS_MAX, PATHS_MAX, SHAPES_MAX, SPRITES_MAX, SVGA_FRAMES_MAX } from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import { type Frame, type MovieHead, NO_FRAME, type Rgba, type Shape, type ShapeArgs } from './drawing.ts';
import { CELL_FLOATS, type MovieSprite, type SvgaMovie } from './svga-movie.ts';

/** Pool of paths by number, each text stored once. */
class PathPool {
  readonly #numbers = new Map<string, number>();
  #length = 0;

  /** @throws AppError ANIMATION_TOO_LARGE */
  numberOf(path: string): number {
    const known = this.#numbers.get(path);
    if (known !== undefined) return known;
    this.#length += path.length;
    if (this.#length > PATHS_MAX) throw tooLarge('paths', PATHS_MAX);
    this.#numbers.set(path, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  done(): { readonly paths: Bytes; readonly pathEnds: Uint32Array<ArrayBuffer> } {
    const parts = [...this.#numbers.keys()].map(utf8);
    const pathEnds = new Uint32Array(parts.length);
    let end = 0;
    for (const [index, part] of parts.entries()) {
      end += part.length;
      pathEnds[index] = end;
    }
    return { paths: concat(...parts), pathEnds };
  }
}

function argFloats(args: ShapeArgs, paths: PathPool): readonly number[] {
  switch (args.is) {
    case 'path':
      return [0, paths.numberOf(args.d), 0, 0, 0, 0];
    case 'rect':
      return [1, args.x, args.y, args.width, args.height, args.radius];
    case 'ellipse':
      return [2, args.x, args.y, args.radiusX, args.radiusY, 0];
    default:
      throw args satisfies never;
  }
}

const paint = (colour: Rgba | null): readonly number[] => (colour ? [1, ...colour] : [0, 0, 0, 0, 0]);

/** A shape as SHAPE_FLOATS numbers, in the order the contract names. */
const shapeFloats = (shape: Shape, paths: PathPool): readonly number[] => [
  ...argFloats(shape.args, paths),
  ...paint(shape.fill),
  ...paint(shape.stroke),
  shape.strokeWidth,
  shape.cap,
  shape.join,
  shape.miterLimit,
  shape.dash,
  shape.gap,
  ...shape.transform,
];

/** A typed array that grows by doubling; `done()` cuts it to size. */
class Floats {
  #values = new Float32Array(1024);
  #length = 0;

  push(values: readonly number[]): void {
    if (this.#length + values.length > this.#values.length) {
      const grown = new Float32Array(Math.max(this.#values.length * 2, this.#length + values.length));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values.set(values, this.#length);
    this.#length += values.length;
  }

  done(): Float32Array<ArrayBuffer> {
    return this.#values.slice(0, this.#length);
  }
}

type Rest = {
  readonly images: readonly { readonly key: string; readonly image: Bytes }[];
  readonly sounds: readonly MovieSound[];
};

/** Packs a movie sprite by sprite. Sprites shorter than the movie end invisible; longer ones are cut. */
export class MoviePacker {
  readonly #head: MovieHead;
  readonly #sprites: MovieSprite[] = [];
  readonly #cells: Float32Array<ArrayBuffer>;
  readonly #clips: Int32Array<ArrayBuffer>;
  readonly #groups: Int32Array<ArrayBuffer>;
  readonly #groupEnds: number[] = [];
  readonly #shapes = new Floats();
  readonly #paths = new PathPool();
  #shapeCount = 0;

  /** @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE */
  constructor(head: MovieHead, spriteCount: number) {
    const cells = spriteCount * head.frames;
    if (spriteCount > SPRITES_MAX) throw tooLarge('sprites', SPRITES_MAX);
    if (head.frames > SVGA_FRAMES_MAX) throw tooLarge('frames', SVGA_FRAMES_MAX);
    if (cells > CELLS_MAX) throw tooLarge('cells', CELLS_MAX);
    if (!(head.width > 0 && head.height > 0 && head.fps > 0 && head.frames > 0)) throw broken('params');
    this.#head = head;
    this.#cells = new Float32Array(cells * CELL_FLOATS);
    this.#clips = new Int32Array(cells).fill(-1);
    this.#groups = new Int32Array(cells).fill(-1);
  }

  sprite(sprite: MovieSprite, frames: Iterable<Frame>): void {
    const first = this.#sprites.push(sprite) * this.#head.frames - this.#head.frames;
    let group = -1;
    let index = 0;
    for (const frame of frames) {
      if (index >= this.#head.frames) return;
      if (frame.shapes !== 'keep') group = this.#group(frame.shapes);
      this.#cell(first + index, frame, group);
      index += 1;
    }
    for (; index < this.#head.frames; index += 1) this.#cell(first + index, NO_FRAME, -1);
  }

  #cell(cell: number, frame: Frame, group: number): void {
    this.#cells.set([frame.alpha, ...frame.box, ...frame.transform], cell * CELL_FLOATS);
    if (frame.clip !== '') this.#clips[cell] = this.#paths.numberOf(frame.clip);
    this.#groups[cell] = group;
  }

  #group(shapes: readonly Shape[]): number {
    if (shapes.length === 0) return -1;
    this.#shapeCount += shapes.length;
    if (this.#shapeCount > SHAPES_MAX) throw tooLarge('shapes', SHAPES_MAX);
    for (const shape of shapes) this.#shapes.push(shapeFloats(shape, this.#paths));
    return this.#groupEnds.push(this.#shapeCount) - 1;
  }

  done(rest: Rest): SvgaMovie<Bytes> {
    return {
      is: 'svga',
      ...this.#head,
      durationMs: (this.#head.frames / this.#head.fps) * 1_000,
      ...rest,
      sprites: this.#sprites,
      cells: this.#cells,
      clips: this.#clips,
      groups: this.#groups,
      groupEnds: Uint32Array.from(this.#groupEnds),
      shapes: this.#shapes.done(),
      ...this.#paths.done(),
    };
  }
}

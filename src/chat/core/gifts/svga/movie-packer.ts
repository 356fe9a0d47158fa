import type { GiftMovie, MovieSound, MovieSprite } from '#contract/models/gift-movie.ts';
import { CELL_FLOATS } from '#contract/rules/movie-layout.ts';
import type { Bytes } from '#contract/units/bytes.ts';
import { CELLS_MAX, FRAMES_MAX, SHAPES_MAX, SPRITES_MAX } from './caps.ts';
import { type Frame, type MovieHead, NO_FRAME, type Shape } from './drawing.ts';
import { Floats } from './growing.ts';
import { PathPool } from './path-pool.ts';
import { broken, tooLarge } from './refusals.ts';
import { shapeFloats } from './shape-floats.ts';

type Rest = {
  readonly images: readonly { readonly key: string; readonly image: Bytes }[];
  readonly sounds: readonly MovieSound[];
};

/** Takes a movie sprite by sprite and packs it. Sprites shorter than the movie end invisible; longer ones are cut. */
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
    if (head.frames > FRAMES_MAX) throw tooLarge('frames', FRAMES_MAX);
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

  done(rest: Rest): GiftMovie<Bytes> {
    return {
      ...this.#head,
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

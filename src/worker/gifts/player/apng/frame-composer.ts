import type { ApngFrame, ApngMovie } from '#worker/gifts/formats/apng/apng-movie.ts';

const context = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('no 2d context');
  return found;
};

/** Combines the frames of an animated PNG in their order; a frame is what the rectangles up to it have left on the canvas. */
export class FrameComposer {
  readonly canvas: OffscreenCanvas;
  readonly #context: OffscreenCanvasRenderingContext2D;
  /** Copy of the canvas before a frame that is taken back; null when no frame is. */
  readonly #saved: OffscreenCanvasRenderingContext2D | null;
  readonly #movie: ApngMovie<ImageBitmap>;
  #at = -1;

  constructor(movie: ApngMovie<ImageBitmap>) {
    const { width, height, frames } = movie;
    const restores = frames.some(({ dispose }) => dispose === 'restore');
    this.canvas = new OffscreenCanvas(width, height);
    this.#context = context(this.canvas);
    this.#saved = restores ? context(new OffscreenCanvas(width, height)) : null;
    this.#movie = movie;
  }

  /** Composes every frame up to `index`, also those that there was no time to show. @returns false if nothing changed */
  advanceTo(index: number): boolean {
    const { frames, images } = this.#movie;
    const from = this.#at;
    while (this.#at < index) {
      const shown = frames[this.#at];
      if (shown) this.#dispose(shown);
      this.#at += 1;
      const frame = frames[this.#at];
      const bitmap = images[this.#at]?.image;
      if (frame && bitmap) this.#draw(frame, bitmap);
    }
    return this.#at > from;
  }

  #draw({ x, y, width, height, blend, dispose }: ApngFrame, bitmap: ImageBitmap): void {
    if (dispose === 'restore' && this.#saved) {
      this.#saved.clearRect(x, y, width, height);
      this.#saved.drawImage(this.canvas, x, y, width, height, x, y, width, height);
    }
    if (blend === 'replace') this.#context.clearRect(x, y, width, height);
    this.#context.drawImage(bitmap, x, y);
  }

  #dispose({ x, y, width, height, dispose }: ApngFrame): void {
    if (dispose === 'none') return;
    this.#context.clearRect(x, y, width, height);
    if (dispose === 'restore' && this.#saved) {
      this.#context.drawImage(this.#saved.canvas, x, y, width, height, x, y, width, height);
    }
  }
}

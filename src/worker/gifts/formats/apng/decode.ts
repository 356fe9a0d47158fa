import { type Bytes, concat } from '#contract/units/bytes.ts';
import {
  APNG_FRAMES_MAX,
  BITMAP_PIXELS_MAX,
  INFLATED_MAX,
  PALETTE_BYTES_MAX,
  TRANSPARENCY_BYTES_MAX,
} from '../caps.ts';
import { broken, tooLarge } from '../refusals.ts';
import type { ApngFrame, ApngMovie } from './apng-movie.ts';
import { type Chunk, isPng, readChunks, viewOf, writePng } from './png-chunks.ts';
import { type FrameControl, type ImageHeader, INDEXED, readFrameControl, readHeader } from './read-header.ts';

export { isPng };

/** Chunks that belong to the pixels of every frame; others, such as texts and colour profiles, are left out. */
const SHARED_CHUNKS: Readonly<Record<string, number>> = {
  PLTE: PALETTE_BYTES_MAX,
  tRNS: TRANSPARENCY_BYTES_MAX,
  gAMA: 4,
  sRGB: 1,
};

type OpenFrame = { readonly control: FrameControl; readonly parts: Bytes[] };

/** Reads the chunks of an animated PNG one after the other; memory is bounded by the file and the caps. */
class FrameReader {
  readonly #header: ImageHeader;
  readonly #headerData: Bytes;
  readonly #shared = new Map<string, Chunk>();
  readonly #frames: OpenFrame[] = [];
  #declared = 0;
  #sequence = 0;
  #hasImage = false;
  /** Frame that the image of the file belongs to, or null. */
  #imageFrame: OpenFrame | null = null;
  #restores = false;
  #pixels = 0;
  #inflated = 0;

  constructor(headerData: Bytes) {
    this.#header = readHeader(headerData);
    this.#headerData = headerData;
    this.#countPixels(this.#header);
  }

  read({ name, data }: Chunk): void {
    if (name === 'acTL') this.#readCount(data);
    else if (name === 'fcTL') this.#beginFrame(readFrameControl(data, this.#header));
    else if (name === 'IDAT') this.#readImage(data);
    else if (name === 'fdAT') this.#readFrameData(data);
    else if (name in SHARED_CHUNKS && !this.#hasImage) this.#share({ name, data });
  }

  #readCount(data: Bytes): void {
    if (data.length !== 8 || this.#hasImage || this.#declared > 0) throw broken('acTL');
    this.#declared = viewOf(data).getUint32(0);
    if (this.#declared > APNG_FRAMES_MAX) throw tooLarge('frames', APNG_FRAMES_MAX);
  }

  #share(chunk: Chunk): void {
    if (chunk.data.length > (SHARED_CHUNKS[chunk.name] ?? 0)) throw broken(chunk.name);
    this.#shared.set(chunk.name, chunk);
  }

  /** Counts the canvas, its copy for `restore`, and every frame: all exist while the movie plays. */
  #countPixels({ width, height }: { readonly width: number; readonly height: number }): void {
    this.#pixels += width * height;
    if (this.#pixels > BITMAP_PIXELS_MAX) throw tooLarge('pixels', BITMAP_PIXELS_MAX);
  }

  #beginFrame(control: FrameControl): void {
    const { width, height, sequence } = control;
    const isFullFrame = width === this.#header.width && height === this.#header.height;
    if (!this.#hasImage && (this.#frames.length > 0 || !isFullFrame)) throw broken('fcTL');
    this.#expectSequence(sequence);
    if (this.#frames.length >= this.#declared) throw broken('frames');
    this.#countPixels(control);
    if (control.dispose === 'restore' && !this.#restores) {
      this.#restores = true;
      this.#countPixels(this.#header);
    }
    this.#inflated += height * (1 + Math.ceil((width * this.#header.bitsPerPixel) / 8));
    if (this.#inflated > INFLATED_MAX) throw tooLarge('inflated', INFLATED_MAX);
    this.#frames.push({ control, parts: [] });
  }

  /** fcTL and fdAT are numbered together from 0. */
  #expectSequence(sequence: number): void {
    if (sequence !== this.#sequence) throw broken('sequence');
    this.#sequence += 1;
  }

  /** An image without an fcTL before it is shown by programs that know no animations, and is no frame. */
  #readImage(data: Bytes): void {
    if (!this.#hasImage) this.#imageFrame = this.#frames[0] ?? null;
    this.#hasImage = true;
    this.#imageFrame?.parts.push(data);
  }

  #readFrameData(data: Bytes): void {
    const frame = this.#frames.at(-1);
    if (data.length < 4 || !frame || !this.#hasImage) throw broken('fdAT');
    this.#expectSequence(viewOf(data).getUint32(0));
    frame.parts.push(data.subarray(4));
  }

  /** Writes a frame as a PNG of its own. */
  #imageOf({ control, parts }: OpenFrame): Bytes {
    const header = this.#headerData.slice();
    const view = viewOf(header);
    view.setUint32(0, control.width);
    view.setUint32(4, control.height);
    return writePng([
      { name: 'IHDR', data: header },
      ...this.#shared.values(),
      { name: 'IDAT', data: concat(...parts) },
    ]);
  }

  done(): ApngMovie<Bytes> {
    if (this.#declared === 0) throw broken('acTL');
    if (this.#frames.length !== this.#declared) throw broken('frames');
    if (this.#header.colourType === INDEXED && !this.#shared.has('PLTE')) throw broken('PLTE');
    let durationMs = 0;
    const frames = this.#frames.map(({ control, parts }, index): ApngFrame => {
      if (parts.every(({ length }) => length === 0)) throw broken(`frame ${index}`);
      const { sequence: _, delayMs, ...frame } = control;
      durationMs += delayMs;
      const isCleared = index === 0 && frame.dispose === 'restore';
      return { ...frame, dispose: isCleared ? 'clear' : frame.dispose, endMs: durationMs };
    });
    const { width, height } = this.#header;
    const images = this.#frames.map((frame, index) => ({ key: `${index}`, image: this.#imageOf(frame) }));
    return { is: 'apng', width, height, durationMs, frames, images, sounds: [] };
  }
}

/**
 * Decodes an animated PNG within the caps: each frame becomes an image of its own, which the browser decodes.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function decodeApng(file: Bytes): ApngMovie<Bytes> {
  let reader: FrameReader | null = null;
  for (const chunk of readChunks(file)) {
    if (reader) reader.read(chunk);
    else if (chunk.name === 'IHDR') reader = new FrameReader(chunk.data);
    else throw broken('IHDR');
  }
  if (!reader) throw broken('IHDR');
  return reader.done();
}

import { AppError, clientError, toAppError } from '#contract/errors.ts';
import { type Bytes, concat } from '#contract/units/bytes.ts';
import { COMPRESSED_MAX } from './formats/caps.ts';
import { decodeGift, type GiftMovie } from './formats/decode.ts';

/** Bytes of the buffers and files of a movie; everything else is small beside them. */
function sizeOf(movie: GiftMovie<Bytes>): number {
  const buffers = Object.values(movie).filter((value) => ArrayBuffer.isView(value));
  const assets = [...movie.images.map(({ image }) => image), ...movie.sounds.map(({ bytes }) => bytes)];
  return [...buffers, ...assets].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Decoded movies by address, the least recently played leaving first once they weigh more than `max` bytes. */
export class MovieCache {
  readonly #max: number;
  readonly #movies = new Map<string, GiftMovie<Bytes>>();
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get(url: string): GiftMovie<Bytes> | null {
    const movie = this.#movies.get(url);
    if (!movie) return null;
    this.#movies.delete(url);
    this.#movies.set(url, movie);
    return movie;
  }

  set(url: string, movie: GiftMovie<Bytes>): void {
    this.#drop(url);
    this.#movies.set(url, movie);
    this.#size += sizeOf(movie);
    for (const oldest of this.#movies.keys()) {
      if (this.#size <= this.#max) return;
      this.#drop(oldest);
    }
  }

  #drop(url: string): void {
    const movie = this.#movies.get(url);
    if (!movie) return;
    this.#movies.delete(url);
    this.#size -= sizeOf(movie);
  }
}

const tooLarge = (max: number) => clientError('ANIMATION_TOO_LARGE', { path: 'compressed', max });

/**
 * Reads a body and aborts as soon as it is longer than `max` bytes, regardless of its headers.
 * @throws AppError ANIMATION_TOO_LARGE
 */
async function readCapped(response: Response, max: number): Promise<Bytes> {
  if (Number(response.headers.get('content-length')) > max) {
    await response.body?.cancel();
    throw tooLarge(max);
  }
  const reader = response.body?.getReader();
  const parts: Bytes[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > max) {
      await reader.cancel();
      throw tooLarge(max);
    }
    parts.push(value);
  }
  return concat(...parts);
}

const CACHE_BYTES = 64 * 1024 * 1024;

export type GiftLoaderPorts<Image> = {
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Decodes a PNG or JPEG; rejects when it cannot. */
  readonly makeBitmap: (image: Bytes) => Promise<Image>;
};

/**
 * Loads animations: fetch, decode, make bitmaps. Movies stay decoded in memory, so that a repeated gift is neither fetched
 * nor decoded again; its bitmaps are made again, because they are transferred. The returned function throws AppError
 * ANIMATION_MISSING, ANIMATION_TOO_LARGE, ANIMATION_BROKEN or CANCELLED.
 */
export function createGiftLoader<Image>(ports: GiftLoaderPorts<Image>) {
  const cache = new MovieCache(CACHE_BYTES);

  const download = async (url: string, signal: AbortSignal) => {
    const response = await ports.fetch(url, { signal });
    if (!response.ok) throw clientError('ANIMATION_MISSING', { status: response.status });
    const file = await readCapped(response, COMPRESSED_MAX);
    return { file, contentType: response.headers.get('content-type') };
  };

  const decoded = async (url: string, signal: AbortSignal): Promise<GiftMovie<Bytes>> => {
    const known = cache.get(url);
    if (known) return known;
    const { file, contentType } = await missing(download(url, signal));
    const movie = decodeGift(file, contentType);
    cache.set(url, movie);
    return movie;
  };

  const withBitmaps = async (movie: GiftMovie<Bytes>): Promise<GiftMovie<Image>> => {
    const images = movie.images.map(async ({ key, image }) => ({
      key,
      image: await ports.makeBitmap(image),
    }));
    return { ...movie, images: await broken(Promise.all(images)) };
  };

  return async (url: string, signal: AbortSignal): Promise<GiftMovie<Image>> => {
    try {
      return await withBitmaps(await decoded(url, signal));
    } catch (thrown) {
      throw signal.aborted ? clientError('CANCELLED') : toAppError(thrown);
    }
  };
}

/** Maps any network error to a missing animation. */
const missing = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((thrown: unknown) => {
    throw thrown instanceof AppError ? thrown : clientError('ANIMATION_MISSING', {}, thrown);
  });

const broken = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((thrown: unknown) => {
    throw clientError('ANIMATION_BROKEN', { path: 'picture' }, thrown);
  });

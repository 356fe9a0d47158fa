import type { Bytes } from '#contract/units/bytes.ts';
import type { GiftMovie } from './formats/gift-movie.ts';

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

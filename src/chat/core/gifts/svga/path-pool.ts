import { type Bytes, concat, utf8 } from '#contract/units/bytes.ts';
import { PATHS_MAX } from './caps.ts';
import { tooLarge } from './refusals.ts';

/** Paths by number, each text kept once. */
export class PathPool {
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

/** Remembers the last `max` to 2 × `max` ids in bounded memory. */
export class SeenIds {
  readonly #max: number;
  #young = new Set<string>();
  #old = new Set<string>();

  constructor(max: number) {
    this.#max = max;
  }

  /** True the first time an id comes by. */
  add(id: string): boolean {
    if (this.#young.has(id) || this.#old.has(id)) return false;
    this.#young.add(id);
    if (this.#young.size >= this.#max) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    return true;
  }
}

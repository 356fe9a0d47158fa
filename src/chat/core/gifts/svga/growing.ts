/** A typed array that grows by doubling; `done()` cuts it to size. */
export class Floats {
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

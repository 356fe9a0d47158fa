/** A protobuf message being written. proto3: a zero or empty value is left out. */
export class ProtobufWriter {
  readonly #parts: Uint8Array[] = [];

  int(field: number, value: number): this {
    return value === 0 ? this : this.#tag(field, 0).#varint(value);
  }

  /** An enum value inside a message that must exist even when all of it is zero is written by `int`; zero stays out. */
  float(field: number, value: number): this {
    if (value === 0) return this;
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setFloat32(0, value, true);
    return this.#tag(field, 5).#raw(bytes);
  }

  floats(...values: readonly number[]): this {
    for (const [index, value] of values.entries()) this.float(index + 1, value);
    return this;
  }

  bytes(field: number, value: Uint8Array): this {
    return this.#tag(field, 2).#varint(value.length).#raw(value);
  }

  text(field: number, value: string): this {
    return value === '' ? this : this.bytes(field, new TextEncoder().encode(value));
  }

  message(field: number, write: (inner: ProtobufWriter) => void): this {
    const inner = new ProtobufWriter();
    write(inner);
    return this.bytes(field, inner.done());
  }

  done(): Uint8Array {
    return Buffer.concat(this.#parts);
  }

  #tag(field: number, wireType: number): this {
    return this.#varint(field * 8 + wireType);
  }

  #varint(value: number): this {
    const bytes: number[] = [];
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 128);
    }
    return this.#raw(Uint8Array.of(...bytes, rest));
  }

  #raw(bytes: Uint8Array): this {
    this.#parts.push(bytes);
    return this;
  }
}

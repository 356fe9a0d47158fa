import type { Bytes } from '#contract/units/bytes.ts';
import { broken } from '../refusals.ts';

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

const decoder = new TextDecoder('utf-8');

/**
 * Reads protobuf fields in the order they come. A field of an unexpected wire type reads as absent (zero, empty), as
 * proto3 would have it; leaving the buffer throws AppError ANIMATION_BROKEN.
 */
export class ProtobufReader {
  readonly #bytes: Bytes;
  readonly #view: DataView;
  #at: number;
  readonly #end: number;
  #wireType = VARINT;

  constructor(bytes: Bytes, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = start;
    this.#end = end;
  }

  /** The next field's number, or 0 at the end. Read its value, or `skip()` it. */
  next(): number {
    if (this.#at >= this.#end) return 0;
    const tag = this.#varint();
    this.#wireType = tag & 7;
    const field = tag >>> 3;
    if (field === 0) throw broken('field');
    return field;
  }

  int(): number {
    if (this.#wireType === VARINT) return this.#varint() | 0;
    this.skip();
    return 0;
  }

  float(): number {
    if (this.#wireType !== FIXED32) {
      this.skip();
      return 0;
    }
    const at = this.#advance(4);
    const value = this.#view.getFloat32(at, true);
    return Number.isFinite(value) ? value : 0;
  }

  /** The bytes of the field, not copied. */
  bytes(): Bytes {
    if (this.#wireType !== BYTES) {
      this.skip();
      return new Uint8Array();
    }
    const length = this.#varint();
    const start = this.#advance(length);
    return this.#bytes.subarray(start, start + length);
  }

  text(): string {
    return decoder.decode(this.bytes());
  }

  /** A reader over the message in this field. */
  message(): ProtobufReader {
    if (this.#wireType !== BYTES) return new ProtobufReader(this.bytes());
    const length = this.#varint();
    const start = this.#advance(length);
    return new ProtobufReader(this.#bytes, start, start + length);
  }

  skip(): void {
    switch (this.#wireType) {
      case VARINT:
        this.#varint();
        return;
      case FIXED64:
        this.#advance(8);
        return;
      case BYTES:
        this.#advance(this.#varint());
        return;
      case FIXED32:
        this.#advance(4);
        return;
      default:
        throw broken('wireType');
    }
  }

  #advance(length: number): number {
    const start = this.#at;
    if (length < 0 || start + length > this.#end) throw broken('length');
    this.#at = start + length;
    return start;
  }

  /** The low 32 bits, unsigned; the rest of a longer varint is read over. */
  #varint(): number {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#bytes[this.#advance(1)] ?? 0;
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw broken('varint');
  }
}

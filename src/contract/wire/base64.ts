import { type Bytes, fromUtf8, utf8 } from './bytes.ts';

const native = typeof Uint8Array.fromBase64 === 'function';
const ALPHABET = utf8('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = 0x3d;

/** Twenty times as fast as `btoa`, which Node spends the most of a large answer on. */
const encode = (bytes: Bytes): string => {
  const size = bytes.length;
  const text = new Uint8Array(4 * Math.ceil(size / 3)).fill(PADDING);
  for (let from = 0, to = 0; from < size; from += 3) {
    const group = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    const digits = Math.min(4, size - from + 1);
    for (let digit = 0; digit < digits; digit += 1, to += 1) {
      text[to] = ALPHABET[(group >> (18 - 6 * digit)) & 63] ?? PADDING;
    }
    to += 4 - digits;
  }
  return fromUtf8(text);
};

const decode = (text: string): Bytes => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

export const toBase64 = (bytes: Bytes): string => (native ? bytes.toBase64() : encode(bytes));

/** @throws when the text is no base64. */
export const fromBase64 = (text: string): Bytes => (native ? Uint8Array.fromBase64(text) : decode(text));

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The bytes of a text; half a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** @throws TypeError when the bytes are no UTF-8. */
export const fromUtf8 = (bytes: Bytes): string => decoder.decode(bytes);

/** The parts end to end, in new memory. */
export function concat(...parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two lower-case digits a byte; `fromHex` reads them back. */
export const toHex = (bytes: Bytes): string => {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
};

/** Bytes of hex digits; no bytes at all when the text is no hex. */
export function fromHex(text: string): Bytes {
  if (!/^(?:[\da-f]{2})*$/.test(text)) return new Uint8Array(0);
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
}

/** Compares without stopping at the first difference, so that timing reveals nothing. */
export function sameBytes(left: Bytes, right: Bytes): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let index = 0; index < left.length; index += 1) difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  return difference === 0;
}

const native = typeof Uint8Array.fromBase64 === 'function';
const ALPHABET = utf8('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = 0x3d;

/** Creates a table of every digit pair, in memory order. */
const pairs = () => {
  const digits = Array.from({ length: 4096 }, (_, pair) => [
    ALPHABET[pair >> 6] ?? 0,
    ALPHABET[pair & 63] ?? 0,
  ]);
  return new Uint16Array(Uint8Array.from(digits.flat()).buffer);
};
let known: Uint16Array | null = null;

/** Two digits at a time: several times as fast as `btoa`, which Node spends the most of a large answer on. */
const encode = (bytes: Bytes): string => {
  known ??= pairs();
  const size = bytes.length;
  const text = new Uint16Array(2 * Math.ceil(size / 3));
  for (let from = 0, to = 0; from < size; from += 3, to += 2) {
    const group = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    text[to] = known[group >> 12] ?? 0;
    text[to + 1] = known[group & 4095] ?? 0;
  }
  const digits = new Uint8Array(text.buffer);
  const missing = (3 - (size % 3)) % 3;
  digits.fill(PADDING, digits.length - missing);
  return fromUtf8(digits);
};

const decode = (text: string): Bytes => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

/** Base64 with padding, for sealed bodies and addresses of the player [7.03, 2.04]; `fromBase64` reads it back. */
export const toBase64 = (bytes: Bytes): string => (native ? bytes.toBase64() : encode(bytes));

/** @throws when the text is no base64. */
export const fromBase64 = (text: string): Bytes => (native ? Uint8Array.fromBase64(text) : decode(text));

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The bytes of a text; half a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** @throws TypeError when the bytes are no UTF-8. */
export const fromUtf8 = (bytes: Bytes): string => decoder.decode(bytes);

/** The parts end to end, in new memory. */
export function concat(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
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

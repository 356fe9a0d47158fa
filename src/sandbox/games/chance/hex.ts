/** Bytes as lower-case hexadecimal text. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text of hexadecimal digits; null for any other text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

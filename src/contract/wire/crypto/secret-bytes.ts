import { type Bytes, utf8 } from '#contract/units/bytes.ts';

const known = new Map<string, Bytes>();

/** Returns the bytes of a secret, the same object each time, so that an engine can cache values derived from it. */
export function secretBytes(secret: string): Bytes {
  const bytes = known.get(secret) ?? utf8(secret);
  known.set(secret, bytes);
  return bytes;
}

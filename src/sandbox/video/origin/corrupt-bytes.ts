/** Spacing of the inverted bytes: about one in five packets of a transport stream contains one. */
const EVERY = 997;
const ALL_BITS = 0xff;

/** A copy with some bytes inverted, the first among them: neither playlists, segments nor FLV survive it. */
export function corruptBytes(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let index = 0; index < copy.length; index += EVERY) copy[index] = (copy[index] ?? 0) ^ ALL_BITS;
  return copy;
}

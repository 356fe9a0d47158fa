/** Returns FNV-1a over the code points of `text`: the same name always gives the same 32-bit number. */
export function hash32(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Numbers in [0, 1), the same sequence for the same seed. */
export type Random = () => number;

/** Mulberry32 from a 32-bit state. */
export function mulberry32(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the random sequence of a name, so that every image can be drawn again. */
export const random = (seed: string): Random => mulberry32(hash32(seed) || 1);

/** One of `items`, which is never empty by its type. */
export function pick<T>(next: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(next() * items.length)] ?? items[0];
}

/** Returns the next number in [0, 1); the same seed gives the same sequence. */
export type Random = () => number;

/** FNV-1a hash over UTF-16 units, 32 bits; the same on every machine. */
export function hash32(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Creates an sfc32 generator. Each purpose has its own sequence, so that one option never changes the draws of another. */
export function random(seed: number, purpose: string): Random {
  let a = seed | 0;
  let b = hash32(purpose) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

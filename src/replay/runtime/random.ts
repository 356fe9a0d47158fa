import { hash32, type Random } from '#contract/units/random.ts';

/**
 * Numbers of a seed and a purpose: each purpose has its own sequence, so that one option never changes the draws of
 * another. The generator is sfc32 and stays it, so that a seed makes the plan it always made and runs can be compared.
 */
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

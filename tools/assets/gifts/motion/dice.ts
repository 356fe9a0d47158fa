import { mulberry32 } from '#contract/units/random.ts';

/** Seeded random numbers: every run produces the same file. */
export function dice(seed: number): (from: number, to: number) => number {
  const next = mulberry32(seed >>> 0);
  return (from, to) => from + next() * (to - from);
}

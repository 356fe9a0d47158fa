import { mulberry32 } from '#contract/units/random.ts';

/** Seeded chance: the same file comes out of every run. */
export function dice(seed: number): (from: number, to: number) => number {
  const next = mulberry32(seed >>> 0);
  return (from, to) => from + next() * (to - from);
}

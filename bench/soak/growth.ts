import type { Memory } from './memory.ts';

/**
 * Fraction of the readings at each end that forms one figure: a single reading may coincide with a gift, a segment or a
 * collection.
 */
const END = 1 / 3;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A figure at the beginning and the end of a stretch of readings, and by how many percent it grew. */
export function growth(readings: readonly Memory[], figure: keyof Memory) {
  const of = (part: readonly Memory[]) => median(part.map((reading) => reading[figure]));
  const count = Math.ceil(readings.length * END);
  const first = of(readings.slice(0, count));
  const last = of(readings.slice(-count));
  return { first, last, percent: (last / first - 1) * 100 };
}

import { bucketOf, type HistogramState, highestOf } from './histogram.ts';

/** Number of buckets in each doubling, for a precision of 3.1 %. Below this many µs, each µs has its own bucket. */
const CUTS = 32;
const CUT_BITS = 5;

const widthAt = (us: number): number => (us < CUTS ? 1 : 2 ** (Math.floor(Math.log2(us)) - CUT_BITS));

/** The shortest duration of the coarse bucket of a duration, µs. */
const lowestAt = (us: number): number => Math.floor(us / widthAt(us)) * widthAt(us);

/** Counts by the shortest duration of a bucket, µs. */
export type CoarseCounts = ReadonlyMap<number, number>;

/**
 * Reduces a histogram to few buckets, where each bucket needs its own name. They merge without loss, as the fine ones
 * do.
 */
export function coarsened({ buckets }: HistogramState): CoarseCounts {
  const counts = new Map<number, number>();
  for (const [bucket, times] of buckets) {
    const lowest = lowestAt(highestOf(bucket));
    counts.set(lowest, (counts.get(lowest) ?? 0) + times);
  }
  return counts;
}

/** Rebuilds a histogram from coarse counts: every duration becomes the longest of its bucket. */
export function refined(counts: CoarseCounts, sumUs: number): HistogramState {
  const present = [...counts].filter(([, times]) => times > 0).sort(([a], [b]) => a - b);
  const longest = (lowest: number) => lowest + widthAt(lowest) - 1;
  return {
    count: present.reduce((sum, [, times]) => sum + times, 0),
    sumUs,
    minUs: present[0]?.[0] ?? 0,
    maxUs: longest(present.at(-1)?.[0] ?? 0),
    buckets: present.map(([lowest, times]) => [bucketOf(longest(lowest)), times]),
  };
}

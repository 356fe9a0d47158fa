import { bucketOf, type HistogramState, highestOf } from './histogram.ts';

/** Every doubling is cut into so many: a duration is known to within 3.1 % of itself. Below, each µs has its own. */
const CUTS = 32;
const CUT_BITS = 5;

const widthAt = (us: number): number => (us < CUTS ? 1 : 2 ** (Math.floor(Math.log2(us)) - CUT_BITS));

/** The shortest duration of a coarse bucket, by any duration in it; µs. */
const lowestAt = (us: number): number => Math.floor(us / widthAt(us)) * widthAt(us);

/** How often, by the shortest duration of a bucket, µs. */
export type CoarseCounts = ReadonlyMap<number, number>;

/** A histogram in few buckets, for places where each costs a name. Like the fine ones they add up without loss. */
export function coarsened({ buckets }: HistogramState): CoarseCounts {
  const counts = new Map<number, number>();
  for (const [bucket, times] of buckets) {
    const lowest = lowestAt(highestOf(bucket));
    counts.set(lowest, (counts.get(lowest) ?? 0) + times);
  }
  return counts;
}

/** The way back: every duration becomes the longest of its coarse bucket. */
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

import * as v from 'valibot';

/**
 * Number of buckets: values below this many µs have one each; above, every doubling has half as many, which keeps three
 * digits.
 */
const SUB_BUCKETS = 2_048;
const HALF = SUB_BUCKETS / 2;
const HALF_BITS = 10;
/** One hour; longer durations count as one hour. */
const MAX_US = 3_600_000_000;
const US_PER_MS = 1_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The state of a histogram. Buckets are pairs of index and count and can be added up, so that the histograms of any number
 * of processes merge without loss. Times are µs.
 */
export const HistogramState = v.object({
  count,
  sumUs: v.number(),
  minUs: count,
  maxUs: count,
  buckets: v.array(v.tuple([count, count])),
});
export type HistogramState = v.InferOutput<typeof HistogramState>;

/** A histogram of durations with three significant digits, from 1 µs to an hour, in constant memory. */
export type Histogram = {
  /** Records a duration, ms. A negative one counts as zero, since a timer may fire a little early; NaN is ignored. */
  record(ms: number): void;
  merge(state: HistogramState): void;
  readonly count: number;
  /** The smallest duration, ms, that this percentage (0 to 100) did not exceed; 0 when nothing was recorded. */
  percentile(share: number): number;
  readonly maxMs: number;
  readonly meanMs: number;
  state(): HistogramState;
};

/** The bucket of a duration, µs. */
export function bucketOf(us: number): number {
  if (us < SUB_BUCKETS) return us;
  const shift = Math.floor(Math.log2(us)) - HALF_BITS;
  return SUB_BUCKETS + (shift - 1) * HALF + Math.floor(us / 2 ** shift) - HALF;
}

function lowestOf(index: number): number {
  return index === 0 ? 0 : highestOf(index - 1) + 1;
}

/** The highest value that falls into a bucket, µs. */
export function highestOf(index: number): number {
  if (index < SUB_BUCKETS) return index;
  const shift = Math.floor((index - SUB_BUCKETS) / HALF) + 1;
  const sub = ((index - SUB_BUCKETS) % HALF) + HALF;
  return (sub + 1) * 2 ** shift - 1;
}

/** The durations recorded between two states of one histogram; the maximum is as precise as its bucket. */
export function recordedSince(later: HistogramState, earlier: HistogramState): HistogramState {
  const before = new Map(earlier.buckets);
  const buckets = later.buckets
    .map(([index, times]): [number, number] => [index, times - (before.get(index) ?? 0)])
    .filter(([, times]) => times > 0);
  const [lowest = 0, highest = 0] = [buckets[0]?.[0], buckets.at(-1)?.[0]];
  return {
    count: later.count - earlier.count,
    sumUs: later.sumUs - earlier.sumUs,
    minUs: Math.max(later.minUs, lowestOf(lowest)),
    maxUs: Math.min(later.maxUs, highestOf(highest)),
    buckets,
  };
}

/** Creates an empty histogram. */
export function createHistogram(): Histogram {
  const buckets = new Float64Array(bucketOf(MAX_US) + 1);
  const all = { count: 0, sumUs: 0, minUs: MAX_US, maxUs: 0 };
  const add = (index: number, times: number) => {
    buckets[index] = (buckets[index] ?? 0) + times;
  };
  return {
    record(ms) {
      if (Number.isNaN(ms)) return;
      const us = Math.min(MAX_US, Math.max(0, Math.round(ms * US_PER_MS)));
      add(bucketOf(us), 1);
      all.count += 1;
      all.sumUs += us;
      all.minUs = Math.min(all.minUs, us);
      all.maxUs = Math.max(all.maxUs, us);
    },
    merge(state) {
      for (const [index, times] of state.buckets) add(index, times);
      all.count += state.count;
      all.sumUs += state.sumUs;
      all.minUs = Math.min(all.minUs, state.minUs);
      all.maxUs = Math.max(all.maxUs, state.maxUs);
    },
    get count() {
      return all.count;
    },
    get maxMs() {
      return all.maxUs / US_PER_MS;
    },
    get meanMs() {
      return all.count === 0 ? 0 : all.sumUs / all.count / US_PER_MS;
    },
    percentile(share) {
      const rank = Math.max(1, Math.ceil((share / 100) * all.count));
      let passed = 0;
      for (const [index, times] of buckets.entries()) {
        passed += times;
        if (passed >= rank) return Math.min(highestOf(index), all.maxUs) / US_PER_MS;
      }
      return 0;
    },
    state() {
      const pairs: [number, number][] = [];
      for (const [index, times] of buckets.entries()) if (times > 0) pairs.push([index, times]);
      return { ...all, buckets: pairs };
    },
  };
}

/** Creates a histogram that continues from a state. */
export function histogramOf(state: HistogramState): Histogram {
  const histogram = createHistogram();
  histogram.merge(state);
  return histogram;
}

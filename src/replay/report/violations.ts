import type { PagesMoment } from '#replay/measure/pages-moment.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import type { Annotation } from '#replay/report/drawing/line-chart.ts';
import type { Result } from '#replay/result/result.ts';
import { meetsThreshold, type Threshold, thresholdFrom } from '#replay/result/thresholds.ts';
import { middle } from './series-card.ts';

const PERCENTILES = ['p50', 'p90', 'p99', 'max'] as const;
const COUNTS = [
  'sends',
  'acknowledged',
  'refused',
  'late',
  'duplicated',
  'reordered',
  'recovered',
  'trouble',
] as const;

/** The metrics of pages that an interval has by itself. */
const OF_PAGES: Readonly<Record<string, keyof PagesMoment>> = {
  'frameTime.p99': 'frameP99Ms',
  'distance.p50': 'distanceP50',
  'distance.max': 'distanceMax',
  'heapMb.max': 'heapMb',
  'nodes.max': 'nodes',
};

/** Returns the value of a metric at each interval; null for a metric that is known only at the end. */
function courseOf(metric: string, timeline: readonly Moment[]): readonly number[] | null {
  const ofPages = OF_PAGES[metric];
  if (ofPages !== undefined) return timeline.map(({ pages }) => pages?.[ofPages] ?? 0);
  const [stage, share] = metric.split('.');
  const percentile = PERCENTILES.find((name) => name === share);
  if (percentile !== undefined)
    return timeline.map(({ latency }) => {
      const of = Object.entries(latency).find(([name]) => name === stage)?.[1];
      return of?.[percentile] ?? 0;
    });
  const count = COUNTS.find((name) => name === metric);
  if (count === undefined) return null;
  let sum = 0;
  return timeline.map((moment) => {
    sum += moment[count];
    return sum;
  });
}

/** Returns the first interval in which an upper limit did not hold; null when it is unknown. */
function onsetOf(threshold: Threshold, timeline: readonly Moment[]): Moment | null {
  if (threshold.is === '>' || threshold.is === '>=') return null;
  const series = courseOf(threshold.metric, timeline);
  const index = series?.findIndex((value) => !meetsThreshold(value, threshold)) ?? -1;
  return timeline[index] ?? null;
}

const SIGNS = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];
const LATER_SIGN = '●';

/** Violated threshold; `onset` is the first interval in which it did not hold. */
export type Violation = {
  /** The mark of this violation in texts and charts. */
  readonly sign: string;
  readonly threshold: Threshold;
  readonly text: string;
  /** Null when there was no sample. */
  readonly value: number | null;
  readonly onset: Moment | null;
};

/** Parses the thresholds of a result. */
const thresholdsOf = ({ thresholds, metrics }: Result): readonly Threshold[] =>
  thresholds.map(({ threshold }) => thresholdFrom(threshold, Object.keys(metrics)));

/** The violations of a result, earliest first; those of unknown time come last. */
export function violationsOf(result: Result): readonly Violation[] {
  const { thresholds, timeline } = result;
  const parsedThresholds = thresholdsOf(result);
  const when = ({ onset }: Pick<Violation, 'onset'>) => onset?.toMs ?? Number.POSITIVE_INFINITY;
  const order = (one: Pick<Violation, 'onset'>, other: Pick<Violation, 'onset'>) =>
    when(one) < when(other) ? -1 : Number(when(one) > when(other));
  return thresholds
    .flatMap(({ threshold: text, value, passed }, index): Omit<Violation, 'sign'>[] => {
      const threshold = parsedThresholds[index];
      if (passed || !threshold) return [];
      return [{ threshold, text, value, onset: onsetOf(threshold, timeline) }];
    })
    .toSorted(order)
    .map((violation, index) => ({ ...violation, sign: SIGNS[index] ?? LATER_SIGN }));
}

/** Percentiles of a measure have its unit; sums have not. */
const SHARE = /^(?:p[\d.]+|max|mean)$/;

/** The thresholds of a stage or another measure, as limits in its unit. */
export const limitsOf = (result: Result, measure: string): readonly Annotation[] =>
  thresholdsOf(result).flatMap(({ metric, is, limit }) => {
    const [name, ...rest] = metric.split('.');
    const share = rest.join('.');
    return name === measure && SHARE.test(share) ? [{ at: limit, name: `${share}${is}${limit}` }] : [];
  });

/** The moments at which thresholds were first violated, the same in every chart. */
export const marksOf = (result: Result): readonly Annotation[] =>
  violationsOf(result).flatMap(({ sign, onset }) => (onset ? [{ at: middle(onset), name: sign }] : []));

import type { PagesMoment } from '#replay/measure/pages-moment.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import type { Result } from '#replay/play/result.ts';
import { holds, type Threshold, thresholdFrom } from '#replay/play/thresholds.ts';

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

/** What of the pages a stretch tells by itself. */
const OF_PAGES: Readonly<Record<string, keyof PagesMoment>> = {
  'frameTime.p99': 'frameP99Ms',
  'distance.p50': 'distanceP50',
  'distance.max': 'distanceMax',
  'heapMb.max': 'heapMb',
  'nodes.max': 'nodes',
};

/** What a metric had come to by each stretch; null for one that is known only at the end. */
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

/** The first stretch in which an upper limit did not hold; null when that cannot be told. */
function onsetOf(threshold: Threshold, timeline: readonly Moment[]): Moment | null {
  if (threshold.is === '>' || threshold.is === '>=') return null;
  const course = courseOf(threshold.metric, timeline);
  const index = course?.findIndex((value) => !holds(value, threshold)) ?? -1;
  return timeline[index] ?? null;
}

const SIGNS = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];
const LATER_SIGN = '●';

/** A threshold that was asked for and did not hold; `onset` is the stretch in which it first did not. */
export type Break = {
  /** Marks it in words and charts alike. */
  readonly sign: string;
  readonly threshold: Threshold;
  readonly text: string;
  readonly value: number;
  readonly onset: Moment | null;
};

/** The thresholds of a result as they were asked for. */
export const thresholdsOf = ({ thresholds, metrics }: Result): readonly Threshold[] =>
  thresholds.map(({ threshold }) => thresholdFrom(threshold, Object.keys(metrics)));

/** Everything that broke, earliest first; what cannot be placed comes last. */
export function breaksOf(result: Result): readonly Break[] {
  const { thresholds, timeline } = result;
  const asked = thresholdsOf(result);
  const when = ({ onset }: Pick<Break, 'onset'>) => onset?.toMs ?? Number.POSITIVE_INFINITY;
  const order = (one: Pick<Break, 'onset'>, other: Pick<Break, 'onset'>) =>
    when(one) < when(other) ? -1 : Number(when(one) > when(other));
  return thresholds
    .flatMap(({ threshold: text, value, passed }, index): Omit<Break, 'sign'>[] => {
      const threshold = asked[index];
      if (passed || !threshold) return [];
      return [{ threshold, text, value, onset: onsetOf(threshold, timeline) }];
    })
    .toSorted(order)
    .map((one, index) => ({ ...one, sign: SIGNS[index] ?? LATER_SIGN }));
}

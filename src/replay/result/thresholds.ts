import { UsageError } from '#replay/cli/command.ts';

const SHAPE = /^([\w.]+)(<=|<|>=|>)(\d+(?:\.\d+)?)$/;

export type Comparison = '<' | '<=' | '>' | '>=';
/** A limit for a metric. */
export type Threshold = { readonly metric: string; readonly is: Comparison; readonly limit: number };
/** Judged threshold; `value` is null without a sample. */
export type Judged = { readonly threshold: string; readonly value: number | null; readonly passed: boolean };

/** The thresholds of truth, which hold in every run: what was sent arrives once, in order and unchanged, and is recorded once. */
const TRUTH_THRESHOLDS = [
  'lost<=0',
  'duplicated<=0',
  'reordered<=0',
  'altered<=0',
  'misrouted<=0',
  'record.lost<=0',
  'record.duplicated<=0',
  'failed<=0',
  'coverage>=0.99',
];
/** The thresholds of load: a threshold of one's own on the same metric takes the place of one of these. */
const LOAD_THRESHOLDS = ['unanswered<=0', 'refused<=0', 'trouble.rate<=0.1'];

/** The additional thresholds of a run with browser pages. */
const PAGE_THRESHOLDS = ['unrendered<=0'];

const isComparison = (text: string): text is Comparison => ['<', '<=', '>', '>='].includes(text);

/** Parses a threshold such as `seen.p99<2000`. @throws UsageError for anything else, and for an unknown metric. */
export function thresholdFrom(text: string, metrics: readonly string[]): Threshold {
  const [, metric = '', is = '', limit] = SHAPE.exec(text.replaceAll(' ', '')) ?? [];
  if (!isComparison(is)) throw new UsageError(`a threshold is METRIC<NUMBER, got “${text}”`);
  if (metrics.includes(metric)) return { metric, is, limit: Number(limit) };
  throw new UsageError(`there is no metric “${metric}”; there are ${metrics.join(', ')}`);
}

/**
 * Returns the thresholds of a run: those of one's own beside those that every run has.
 * @throws UsageError as `thresholdFrom` does, and for a metric to leave out that has no threshold of truth
 */
export function runThresholds(
  own: readonly string[],
  metrics: readonly string[],
  { pages = false, without = [] }: { readonly pages?: boolean; readonly without?: readonly string[] } = {},
): readonly Threshold[] {
  const parse = (text: string) => thresholdFrom(text, metrics);
  const usual = [...TRUTH_THRESHOLDS, ...(pages ? PAGE_THRESHOLDS : [])].map(parse);
  const requested = own.map(parse);
  const unknown = without.find((name) => !usual.some(({ metric }) => metric === name));
  if (unknown !== undefined)
    throw new UsageError(`--without names one of ${usual.map(({ metric }) => metric).join(', ')}`);
  const isOwn = ({ metric }: Threshold) => requested.some((threshold) => threshold.metric === metric);
  return [
    ...usual.filter(({ metric }) => !without.includes(metric)),
    ...LOAD_THRESHOLDS.map(parse).filter((threshold) => !isOwn(threshold)),
    ...requested,
  ];
}

/** Reports whether a value fulfils a threshold. */
export function meetsThreshold(value: number, { is, limit }: Threshold): boolean {
  switch (is) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    default:
      return is satisfies never;
  }
}

/**
 * Judges each threshold. One on durations or on a rate does not hold without a sample.
 * @param samples number of samples, by the stage that metrics begin with (`seen.p99`) or by the metric
 */
export function judge(
  thresholds: readonly Threshold[],
  metrics: Readonly<Record<string, number>>,
  samples: Readonly<Record<string, number>>,
): readonly Judged[] {
  return thresholds.map((threshold) => {
    const { metric, is, limit } = threshold;
    const [stage = ''] = metric.split('.');
    const isBlank = samples[stage] === 0 || samples[metric] === 0;
    const value = isBlank ? null : (metrics[metric] ?? 0);
    const passed = value !== null && meetsThreshold(value, threshold);
    return { threshold: `${metric}${is}${limit}`, value, passed };
  });
}

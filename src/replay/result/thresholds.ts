import { UsageError } from '#replay/cli/command.ts';

const SHAPE = /^([\w.]+)(<=|<|>=|>)(\d+(?:\.\d+)?)$/;

export type Comparison = '<' | '<=' | '>' | '>=';
/** A limit for a metric. */
export type Threshold = { readonly metric: string; readonly is: Comparison; readonly limit: number };
/** Judged threshold; `value` is null without a sample. */
export type Judged = { readonly threshold: string; readonly value: number | null; readonly passed: boolean };

/** The thresholds of a run that names none: every send is answered, and arrives once and in order. */
export const DEFAULT_THRESHOLDS = [
  'lost<=0',
  'duplicated<=0',
  'reordered<=0',
  'record.lost<=0',
  'unanswered<=0',
  'refused<=0',
  'failed<=0',
];

/** The additional thresholds of a run with browser pages. */
export const PAGE_THRESHOLDS = ['unrendered<=0'];

const isComparison = (text: string): text is Comparison => ['<', '<=', '>', '>='].includes(text);

/** Parses a threshold such as `seen.p99<2000`. @throws UsageError for anything else, and for an unknown metric. */
export function thresholdFrom(text: string, metrics: readonly string[]): Threshold {
  const [, metric = '', is = '', limit] = SHAPE.exec(text.replaceAll(' ', '')) ?? [];
  if (!isComparison(is)) throw new UsageError(`a threshold is METRIC<NUMBER, got “${text}”`);
  if (metrics.includes(metric)) return { metric, is, limit: Number(limit) };
  throw new UsageError(`there is no metric “${metric}”; there are ${metrics.join(', ')}`);
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
 * Judges each threshold. A threshold on durations does not hold without a sample.
 * @param samples number of measured durations, by the stage that metrics begin with (`seen.p99`)
 */
export function judge(
  thresholds: readonly Threshold[],
  metrics: Readonly<Record<string, number>>,
  samples: Readonly<Record<string, number>>,
): readonly Judged[] {
  return thresholds.map((threshold) => {
    const { metric, is, limit } = threshold;
    const [stage = ''] = metric.split('.');
    const value = samples[stage] === 0 ? null : (metrics[metric] ?? 0);
    const passed = value !== null && meetsThreshold(value, threshold);
    return { threshold: `${metric}${is}${limit}`, value, passed };
  });
}

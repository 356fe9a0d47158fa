import { BadConfig } from '#replay/cli/bad-config.ts';

const SHAPE = /^([\w.]+)(<=|<|>=|>)(\d+(?:\.\d+)?)$/;

export type Comparison = '<' | '<=' | '>' | '>=';
export type Threshold = { readonly metric: string; readonly is: Comparison; readonly limit: number };
export type Judged = { readonly threshold: string; readonly value: number; readonly passed: boolean };

/** Whoever asks for nothing asks for this: what was sent arrives, once, in order. */
export const DEFAULT_THRESHOLDS = ['lost<=0', 'duplicated<=0', 'reordered<=0', 'record.lost<=0'];

/** Whoever has pages of a browser watch asks for this, too. */
export const PAGE_THRESHOLDS = ['unrendered<=0'];

const isComparison = (text: string): text is Comparison => ['<', '<=', '>', '>='].includes(text);

/** `seen.p99<2000`. @throws BadConfig for anything else, and for a metric there is not. */
export function thresholdFrom(text: string, metrics: readonly string[]): Threshold {
  const [, metric = '', is = '', limit] = SHAPE.exec(text.replaceAll(' ', '')) ?? [];
  if (!isComparison(is)) throw new BadConfig(`a threshold is METRIC<NUMBER, got “${text}”`);
  if (metrics.includes(metric)) return { metric, is, limit: Number(limit) };
  throw new BadConfig(`there is no metric “${metric}”; there are ${metrics.join(', ')}`);
}

/** Whether a value is what a threshold asks for. */
export function holds(value: number, { is, limit }: Threshold): boolean {
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

export function judge(
  thresholds: readonly Threshold[],
  metrics: Readonly<Record<string, number>>,
): readonly Judged[] {
  return thresholds.map((threshold) => {
    const value = metrics[threshold.metric] ?? 0;
    const { metric, is, limit } = threshold;
    return { threshold: `${metric}${is}${limit}`, value, passed: holds(value, threshold) };
  });
}

import type { Annotation } from '#replay/report/drawing/line-chart.ts';
import type { Result } from '#replay/result/result.ts';
import { middle } from './series-card.ts';
import { thresholdsOf, violationsOf } from './violations.ts';

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

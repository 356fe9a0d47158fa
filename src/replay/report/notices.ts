import type { Result } from '#replay/play/result.ts';
import { breaksOf, thresholdsOf } from './breaks.ts';
import { middle } from './course-card.ts';
import type { Notice } from './line-chart.ts';

/** Shares of a measure are drawn in its unit; sums of it are not. */
const SHARE = /^(?:p[\d.]+|max|mean)$/;

/** What was asked of a stage, or of another measure, in its unit. */
export const limitsOf = (result: Result, measure: string): readonly Notice[] =>
  thresholdsOf(result).flatMap(({ metric, is, limit }) => {
    const [name, ...rest] = metric.split('.');
    const share = rest.join('.');
    return name === measure && SHARE.test(share) ? [{ at: limit, name: `${share}${is}${limit}` }] : [];
  });

/** Where what broke first broke, the same in every chart. */
export const marksOf = (result: Result): readonly Notice[] =>
  breaksOf(result).flatMap(({ sign, onset }) => (onset ? [{ at: middle(onset), name: sign }] : []));

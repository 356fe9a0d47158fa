import { STAGES } from '#replay/measure/tally.ts';
import { counted, figure } from '#replay/report/drawing/figures.ts';
import type { Comparison, Difference } from './compare.ts';

const HEADLINES: Readonly<Record<Comparison['verdict'], string>> = {
  worse: 'Worse: the second run does not hold what the first did',
  'no worse': 'No worse: the second run holds what the first did',
  unproved: 'Unproved: one of the runs was interrupted or proves nothing, so they compare to nothing',
  invalid: 'Invalid: a generator was too slow in one of the runs, so they compare to nothing',
};

/** Formats a difference as `+12 (+8 %)`. */
export function deltaText({ before, after }: Difference): string {
  const delta = after - before;
  if (delta === 0) return '0';
  const sign = delta > 0 ? '+' : '−';
  const share = before === 0 ? '' : ` (${sign}${figure(Math.round((Math.abs(delta) / before) * 100))} %)`;
  return `${sign}${figure(Math.abs(delta))}${share}`;
}

const subjectOf = ({ metric }: Difference): string =>
  STAGES.find((stage) => metric.startsWith(`${stage}.`)) ?? metric;

/** Describes a count that got worse, or the percentiles of a stage, of which the worst is given in full. */
function worseText(subject: string, worse: readonly Difference[]): string {
  const growth = ({ before, after }: Difference) => after - before;
  const [worst] = worse.toSorted((one, other) => growth(other) - growth(one));
  if (worst === undefined) return '';
  const worstText = `${worst.metric}: ${figure(worst.before)} before, ${figure(worst.after)} after, ${deltaText(worst)}`;
  const others = worse
    .filter((difference) => difference !== worst)
    .map(({ metric }) => metric.slice(subject.length + 1));
  return others.length > 0 ? `${worstText}; also ${others.join(', ')}.` : `${worstText}.`;
}

/** Summarises a comparison in sentences. */
export function comparisonSummary(
  { differences, verdict, unlike }: Comparison,
  tolerance: number,
): { readonly headline: string; readonly sentences: readonly string[] } {
  const worse = differences.filter(({ change }) => change === 'worse');
  const better = differences.filter(({ change }) => change === 'better');
  return {
    headline: HEADLINES[verdict],
    sentences: [
      ...(unlike ? ['The runs are of different plans: what differs may be the load.'] : []),
      `${counted(worse.length, 'metric')} worse, ${figure(better.length)} better; latencies that differ by less than 2 ms or ${figure(tolerance * 100)} % count as the same.`,
      ...[...Map.groupBy(worse, subjectOf)].map(([subject, group]) => worseText(subject, group)),
    ],
  };
}

/** Formats a comparison as lines of a terminal. */
export function comparisonText(comparison: Comparison, tolerance: number): string[] {
  const row = (cells: readonly [string, string, string, string, string]) =>
    `${cells[0].padEnd(18)}${cells[1].padStart(12)}${cells[2].padStart(12)}${cells[3].padStart(20)}  ${cells[4]}`.trimEnd();
  const rows = comparison.differences.map((difference) => {
    const verdictText = difference.change === 'fact' ? '' : difference.change;
    return row([
      difference.metric,
      figure(difference.before),
      figure(difference.after),
      deltaText(difference),
      verdictText,
    ]);
  });
  const { headline, sentences } = comparisonSummary(comparison, tolerance);
  return [row(['metric', 'before', 'after', 'difference', '']), ...rows, '', ...sentences, headline];
}

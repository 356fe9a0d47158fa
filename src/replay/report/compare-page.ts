import { STAGES } from '#replay/measure/tally.ts';
import { chartCard, dataTable } from '#replay/report/drawing/chart-card.ts';
import { figure } from '#replay/report/drawing/figures.ts';
import { html } from '#replay/report/drawing/markup.ts';
import { factList, pageFrame, verdictBanner } from '#replay/report/drawing/page-frame.ts';
import type { Result } from '#replay/result/result.ts';
import type { Comparison } from './compare.ts';
import { comparisonSummary, deltaText } from './compare-text.ts';
import { curveCard } from './curve-card.ts';

/** Renders the comparison of two runs as one HTML document. */
export function comparePage(
  before: Result,
  after: Result,
  comparison: Comparison,
  tolerance: number,
): string {
  const curves = STAGES.flatMap((stage) =>
    curveCard(`${stage} by percentile`, 'ms; each mark to the right is ten times rarer.', [
      { name: 'before', ink: 'grey', state: before.tally.latency[stage] },
      { name: 'after', ink: 'green', state: after.tally.latency[stage] },
    ]),
  );
  const table = dataTable({
    caption: 'Every metric; latencies in ms',
    heads: ['metric', 'before', 'after', 'difference', 'verdict'],
    rows: comparison.differences.map((difference) => [
      difference.metric,
      figure(difference.before),
      figure(difference.after),
      deltaText(difference),
      difference.change === 'fact' ? '–' : difference.change,
    ]),
  });
  const summary = comparisonSummary(comparison, tolerance);
  const named = ({ run, startedAt, target }: Result) =>
    `run ${run}, ${new Date(startedAt).toISOString()}, ${target.origin}`;
  return pageFrame({
    title: `Load tests ${before.run} and ${after.run}: ${comparison.verdict}`,
    head: html`${verdictBanner('Courtside replay: two load tests', { ...summary, isBad: comparison.verdict !== 'no worse' })}${factList(
      [
        ['before', named(before)],
        ['after', named(after)],
      ],
    )}`,
    body: html`<h2>Latency</h2><div class="cards">${curves.map(chartCard)}</div><h2>Numbers</h2><section class="card">${table}</section>`,
  });
}

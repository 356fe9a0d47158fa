import { STAGES } from '#replay/measure/tally.ts';
import type { Result } from '#replay/play/result.ts';
import { chartCard } from './chart-card.ts';
import type { Comparison } from './compare.ts';
import { comparisonSummary, deltaText } from './compare-words.ts';
import { curveCard } from './curve-card.ts';
import { dataTable } from './data-table.ts';
import { figure } from './figures.ts';
import { html } from './markup.ts';
import { factList, pageFrame, verdictBanner } from './page-frame.ts';

/** Two runs side by side as one HTML document. */
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
    rows: comparison.differences.map((one) => [
      one.metric,
      figure(one.before),
      figure(one.after),
      deltaText(one),
      one.change === 'fact' ? '–' : one.change,
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

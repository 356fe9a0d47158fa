import type { ChartCard } from '#replay/report/drawing/chart-card.ts';
import { figure } from '#replay/report/drawing/figures.ts';
import { CHART } from '#replay/report/drawing/line-chart.ts';
import { html } from '#replay/report/drawing/markup.ts';
import { linearScale } from '#replay/report/drawing/scales.ts';
import type { Result } from '#replay/result/result.ts';

/** The names of faults by metric. */
const FAULTS: readonly (readonly [metric: string, name: string])[] = [
  ['lost', 'lost'],
  ['duplicated', 'told twice'],
  ['reordered', 'out of order'],
  ['recovered', 'asked for again'],
  ['record.lost', 'promised, not kept'],
  ['record.duplicated', 'kept twice'],
  ['record.reordered', 'kept out of order'],
  ['unanswered', 'sends unanswered'],
  ['failed', 'viewers kept out'],
  ['unrendered', 'not rendered'],
];
const BAR = { height: 12, every: 23, from: 140, to: CHART.right - 52 } as const;

/** Draws the faults of the whole run as bars. */
export function faultBars({ metrics }: Result): ChartCard {
  const faults = FAULTS.filter(([metric]) => metric in metrics).map(([metric, name]) => ({
    name,
    count: metrics[metric] ?? 0,
  }));
  const most = faults.reduce((sum, { count }) => Math.max(sum, count), 0);
  const scale = linearScale(most, { from: 0, to: BAR.to - BAR.from });
  const bars = faults.map(({ name, count }, index) => {
    const y = CHART.top + index * BAR.every;
    const length = scale.at(count).toFixed(1);
    const end = (BAR.from + scale.at(count) + 6).toFixed(1);
    return html`<text class="mark end" x="${BAR.from - 8}" y="${y + 10}">${name}</text><rect class="bar" x="${BAR.from}" y="${y}" width="${length}" height="${BAR.height}"/><text class="mark" x="${end}" y="${y + 10}">${figure(count)}</text>`;
  });
  const height = CHART.top + faults.length * BAR.every + 3;
  const told = faults.map(({ name, count }) => `${name} ${figure(count)}`);
  return {
    title: 'Faults in all',
    note: 'All viewers together, and what the platform keeps against what it promised the senders.',
    drawing: html`<svg role="img" aria-label="Faults in all: ${told.join(', ')}" viewBox="0 0 ${CHART.width} ${height}">${bars}</svg>`,
    lines: [],
    table: {
      caption: 'Faults in all',
      heads: ['fault', 'count'],
      rows: faults.map(({ name, count }) => [name, figure(count)]),
    },
  };
}

import { figure } from '#replay/report/drawing/figures.ts';
import { html, type Markup } from '#replay/report/drawing/markup.ts';
import type { Result } from '#replay/result/result.ts';
import { violationsOf } from './violations.ts';

type Tile = { readonly name: string; readonly value: string; readonly metrics: readonly string[] };

const ms = (value: number | undefined) =>
  value === undefined || value === 0 ? '–' : `${figure(value)}\u00a0ms`;

/** The figures of browser screens; empty without any. */
function screenTiles({ metrics, tally }: Result): readonly Tile[] {
  if (tally.pages === null) return [];
  const tail = ['p90', 'p95', 'p99'].map((share) => `rendered.${share}`);
  const count = (metric: string) => figure(metrics[metric] ?? 0);
  return [
    { name: 'on screen, p50', value: ms(metrics['rendered.p50']), metrics: ['rendered.p50'] },
    { name: 'on screen, p99', value: ms(metrics['rendered.p99']), metrics: tail },
    { name: 'not rendered', value: count('unrendered'), metrics: ['unrendered', 'untold', 'pages.gone'] },
    {
      name: 'frames a second, p5',
      value: count('frames.p5'),
      metrics: ['frames.p1', 'frames.p5', 'frames.p50'],
    },
    {
      name: 'longest task',
      value: ms(metrics['longTasks.max']),
      metrics: ['longTasks.max', 'longTasks.total'],
    },
  ];
}

function tilesOf({ metrics, timeline }: Result): readonly Tile[] {
  const maxOf = (of: (index: number) => number) =>
    timeline.reduce((top, _, index) => Math.max(top, of(index)), 0);
  const peak = maxOf((index) => {
    const { sends = 0, fromMs = 0, toMs = 1 } = timeline[index] ?? {};
    return (sends * 1_000) / (toMs - fromMs);
  });
  const crowd = maxOf((index) => timeline[index]?.viewers ?? 0);
  const percentiles = (stage: string) => ['p50', 'p90', 'p95', 'p99'].map((share) => `${stage}.${share}`);
  const count = (metric: string) => figure(metrics[metric] ?? 0);
  return [
    { name: 'sends a second, peak', value: figure(peak), metrics: ['sends'] },
    { name: 'viewers, most', value: figure(crowd), metrics: ['viewers', 'failed'] },
    { name: 'acknowledged, p99', value: ms(metrics['ack.p99']), metrics: percentiles('ack') },
    { name: 'seen, p50', value: ms(metrics['seen.p50']), metrics: ['seen.p50'] },
    { name: 'seen, p99', value: ms(metrics['seen.p99']), metrics: percentiles('seen') },
    { name: 'lost', value: count('lost'), metrics: ['lost', 'record.lost', 'gaps'] },
    { name: 'told twice', value: count('duplicated'), metrics: ['duplicated', 'record.duplicated'] },
    { name: 'out of order', value: count('reordered'), metrics: ['reordered', 'record.reordered'] },
    { name: 'refused', value: count('refused'), metrics: ['refused'] },
    { name: 'requests in trouble', value: count('trouble'), metrics: ['trouble'] },
  ];
}

/** Renders the most important numbers; those that violate a threshold are highlighted. */
export function keyFigures(result: Result): Markup {
  const broken = new Set(violationsOf(result).map(({ threshold }) => threshold.metric));
  const tiles = [...tilesOf(result), ...screenTiles(result)].map(({ name, value, metrics }) => {
    const isBad = metrics.some((metric) => broken.has(metric));
    return html`<div${isBad ? html` class="bad"` : ''}><dt>${name}</dt><dd>${value}</dd></div>`;
  });
  return html`<dl class="tiles">${tiles}</dl>`;
}

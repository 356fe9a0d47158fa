import type { PagesTally } from '#replay/measure/pages.ts';
import type { PagesMoment } from '#replay/measure/pages-moment.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import { chartCard, type DataTable, dataTable } from '#replay/report/drawing/chart-card.ts';
import { figure, percent } from '#replay/report/drawing/figures.ts';
import { EMPTY_MARKUP, html, type Markup } from '#replay/report/drawing/markup.ts';
import type { Result } from '#replay/result/result.ts';
import { curveCard } from './curve-card.ts';
import { type Series, seriesCard } from './series-card.ts';
import { limitsOf, marksOf } from './violations.ts';

/** A value of the pages in each interval. */
const ofPages =
  (of: (pages: PagesMoment) => number | null) =>
  ({ pages }: Moment): number | null =>
    pages === null ? null : of(pages);

const RENDERED: Series = {
  title: 'On screen',
  note: 'ms, from the intended moment of a send until its row is on the screen of a browser.',
  unit: 'ms',
  curves: [
    { name: 'p50', ink: 'green', of: ({ latency }) => latency.rendered?.p50 ?? null },
    { name: 'p99', ink: 'ochre', of: ({ latency }) => latency.rendered?.p99 ?? null },
    { name: 'max', ink: 'grey', of: ({ latency }) => latency.rendered?.max ?? null },
  ],
};

const FRAMES: Series = {
  title: 'Frames',
  note: 'A second, on average of all pages. A screen usually takes 60.',
  unit: 'a second',
  curves: [{ name: 'frames', ink: 'green', of: ofPages(({ framesPerSecond }) => framesPerSecond) }],
};

const FRAME_TIME: Series = {
  title: 'Between two frames',
  note: 'ms, p99 of each stretch. At 60 frames a second it is 17.',
  unit: 'ms',
  curves: [{ name: 'p99', ink: 'ochre', of: ofPages(({ frameP99Ms }) => frameP99Ms) }],
};

const LONG_TASKS: Series = {
  title: 'Long tasks',
  note: 'ms in each stretch that tasks of 50 ms or more held pages up, all pages together.',
  unit: 'ms',
  curves: [{ name: 'held up', ink: 'ochre', of: ofPages(({ longTaskMs }) => longTaskMs) }],
};

const DISTANCE: Series = {
  title: 'Distance to the foot',
  note: 'px from what is in sight to the newest line, ten times a second. Nobody scrolls: it should be 0.',
  unit: 'px',
  curves: [
    { name: 'p50', ink: 'green', of: ofPages(({ distanceP50 }) => distanceP50) },
    { name: 'max', ink: 'grey', of: ofPages(({ distanceMax }) => distanceMax) },
  ],
};

const HEAP: Series = {
  title: 'Heap',
  note: 'MB that scripts of the largest page hold, without its worker.',
  unit: 'MB',
  curves: [{ name: 'heap', ink: 'green', of: ofPages(({ heapMb }) => heapMb) }],
};

const NODES: Series = {
  title: 'DOM nodes',
  note: 'Of the largest page, those that wait to be collected included.',
  unit: 'nodes',
  curves: [{ name: 'nodes', ink: 'green', of: ofPages(({ nodes }) => nodes) }],
};

const CPU: Series = {
  title: 'Renderers: CPU',
  note: 'Share of a core of all renderer processes together, workers and moving pictures included.',
  unit: 'of a core',
  text: percent,
  curves: [{ name: 'CPU', ink: 'green', of: ofPages(({ cpuShare }) => cpuShare) }],
};

const rowTable = ({ rows }: PagesTally): DataTable => ({
  caption: 'What became of the messages, all pages together',
  heads: ['messages', 'count'],
  rows: [
    ['to be shown', figure(rows.owed)],
    ['told to the page by its core', figure(rows.fed)],
    ['rendered', figure(rows.rendered)],
    ['passed by: more came at once than fits', figure(rows.passed)],
    ['left out, and said so in place', figure(rows.leftOut)],
    ['unrendered', figure(rows.unrendered)],
    ['of these never told to the page', figure(rows.untold)],
  ],
});

const FIGURES: readonly (readonly [metric: string, name: string])[] = [
  ['frames.p50', 'frames a second, p50'],
  ['frames.p5', 'frames a second, p5'],
  ['frames.dropped', 'frames dropped'],
  ['frameTime.p99', 'between two frames, p99, ms'],
  ['frameTime.max', 'between two frames, longest, ms'],
  ['longTasks', 'long tasks'],
  ['longTasks.total', 'long tasks in all, ms'],
  ['longTasks.max', 'longest task, ms'],
  ['distance.p99', 'distance to the foot, p99, px'],
  ['distance.max', 'distance to the foot, farthest, px'],
  ['heapMb.max', 'heap of the largest page, MB'],
  ['nodes.max', 'DOM nodes of the largest page'],
  ['pages.gone', 'pages that crashed or were closed'],
  ['pages.refused', 'requests to others, refused'],
];

const figureTable = ({ metrics }: Result): DataTable => ({
  caption: 'The pages over the whole run',
  heads: ['measure', 'came to'],
  rows: FIGURES.map(([metric, name]) => [name, figure(metrics[metric] ?? 0)]),
});

/** Renders what real browsers measured; empty without any. */
export function browserSection(result: Result): Markup {
  const { timeline, tally } = result;
  if (tally.pages === null) return EMPTY_MARKUP;
  const rarity = curveCard('On screen by percentile', 'ms; beside it, when the row had reached a page.', [
    { name: 'rendered', ink: 'green', state: tally.latency.rendered },
    { name: 'seen', ink: 'grey', state: tally.latency.seen },
  ]);
  const marks = marksOf(result);
  const card = (series: Series, measure: string) =>
    seriesCard({ ...series, limits: limitsOf(result, measure) }, timeline, marks);
  const charts = [
    card(RENDERED, 'rendered'),
    ...rarity,
    card(FRAMES, 'frames'),
    card(FRAME_TIME, 'frameTime'),
    seriesCard(LONG_TASKS, timeline, marks),
    card(DISTANCE, 'distance'),
    card(HEAP, 'heapMb'),
    card(NODES, 'nodes'),
    seriesCard(CPU, timeline, marks),
  ];
  const tables = [rowTable(tally.pages), figureTable(result)].map(
    (table) => html`<section class="card">${dataTable(table)}</section>`,
  );
  return html`<h2>In the browser</h2><div class="cards">${charts.map(chartCard)}</div><div class="cards wide more">${tables}</div>`;
}

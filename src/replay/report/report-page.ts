import { stagesOf } from '../measure/tally.ts';
import type { Result } from '../result/result.ts';
import { browserSection } from './browser-section.ts';
import { curveCard, type Measured } from './curve-card.ts';
import { type ChartCard, chartCard, type DataTable, dataTable } from './drawing/chart-card.ts';
import { counted, durationText, figure, percent } from './drawing/figures.ts';
import { CHART, INKS } from './drawing/line-chart.ts';
import { EMPTY_MARKUP, html, type Markup } from './drawing/markup.ts';
import { factList, pageFrame, verdictBanner } from './drawing/page-frame.ts';
import { linearScale } from './drawing/scales.ts';
import { keyFigures } from './key-figures.ts';
import { summaryOf } from './summary.ts';
import { hostLoadOf, hostState } from './terminal/host-text.ts';
import { CORE_STAGES, timelineCards } from './timeline-charts.ts';
import { violationsOf } from './violations.ts';

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
function faultBars({ metrics }: Result): ChartCard {
  const faults = FAULTS.filter(([metric]) => metric in metrics).map(([metric, name]) => ({
    name,
    count: metrics[metric] ?? 0,
  }));
  const maxCount = faults.reduce((sum, { count }) => Math.max(sum, count), 0);
  const scale = linearScale(maxCount, { from: 0, to: BAR.to - BAR.from });
  const bars = faults.map(({ name, count }, index) => {
    const y = CHART.top + index * BAR.every;
    const length = scale.at(count).toFixed(1);
    const end = (BAR.from + scale.at(count) + 6).toFixed(1);
    return html`<text class="mark end" x="${BAR.from - 8}" y="${y + 10}">${name}</text><rect class="bar" x="${BAR.from}" y="${y}" width="${length}" height="${BAR.height}"/><text class="mark" x="${end}" y="${y + 10}">${figure(count)}</text>`;
  });
  const height = CHART.top + faults.length * BAR.every + 3;
  const labels = faults.map(({ name, count }) => `${name} ${figure(count)}`);
  return {
    title: 'Faults in all',
    note: 'All viewers together, and what the platform keeps against what it promised the senders.',
    drawing: html`<svg role="img" aria-label="Faults in all: ${labels.join(', ')}" viewBox="0 0 ${CHART.width} ${height}">${bars}</svg>`,
    lines: [],
    table: {
      caption: 'Faults in all',
      heads: ['fault', 'count'],
      rows: faults.map(({ name, count }) => [name, figure(count)]),
    },
  };
}

function facts(result: Result): Markup {
  const { target, plan, run, recording, workers, hosts, startedAt, tookMs } = result;
  return factList([
    ['target', `${target.origin}, site ${target.siteId}`],
    ['rooms', plan.rooms.join(', ')],
    ['recording', recording],
    ['plan', `${figure(plan.sends)} sends, SHA-256 ${plan.sha256.slice(0, 16)}…`],
    [
      'run',
      `${run}, ${counted(workers, 'worker')}${hosts.length > 0 ? ` on ${counted(hosts.length, 'host')}` : ''}`,
    ],
    ['began', new Date(startedAt).toISOString()],
    ['took', durationText(tookMs)],
  ]);
}

const thresholdTable = ({ thresholds }: Result): DataTable => ({
  caption: 'What was asked for',
  heads: ['threshold', 'came to', 'verdict'],
  rows: thresholds.map(({ threshold, value, passed }) => [
    threshold,
    value === null ? '–' : figure(value),
    passed ? 'holds' : 'does not hold',
  ]),
});

const SHARES = ['p50', 'p90', 'p95', 'p99', 'p99.9', 'p99.99', 'max', 'mean'];

const latencyTable = ({ metrics, tally }: Result): DataTable => ({
  caption: 'Latency over the whole run, ms',
  heads: ['stage', ...SHARES],
  rows: stagesOf(tally).map((stage) => [
    stage,
    ...SHARES.map((share) =>
      tally.latency[stage].count === 0 ? '–' : figure(metrics[`${stage}.${share}`] ?? 0),
    ),
  ]),
});

const ofKinds = (counts: Readonly<Record<string, number>>, label: string): string[][] =>
  Object.entries(counts).map(([kind, count]) => [`${label}: ${kind}`, figure(count)]);

const sendTable = ({ tally: { sends, polls } }: Result): DataTable => ({
  caption: 'What became of the sends',
  heads: ['fate', 'count'],
  rows: [
    ['sent', figure(sends.due)],
    ['acknowledged', figure(sends.acknowledged)],
    ['unanswered', figure(sends.unanswered)],
    ['left late', figure(sends.late)],
    ...ofKinds(sends.refused, 'refused'),
    ...ofKinds(polls.trouble, 'request in trouble'),
  ],
});

const recordTable = ({ records }: Result): DataTable => ({
  caption: 'What the platform keeps, by room',
  heads: ['room', 'acknowledged', 'kept', 'lost', 'twice', 'out of order'],
  rows: Object.entries(records).map(([room, { acknowledged, recorded, lost, duplicated, reordered }]) => [
    room,
    ...[acknowledged, recorded, lost, duplicated, reordered].map(figure),
  ]),
});

const STATES = { sound: 'sound', slow: 'too slow', lost: 'lost' } as const;

const hostTable = ({ hosts }: Result): DataTable => ({
  caption: 'The machines that played; clocks and timers in ms',
  heads: ['host', 'workers', 'clock ahead', 'known to', 'CPU', 'timers late', 'state'],
  rows: hosts.map((host) => {
    const { cpuShare, loopDelayP99Ms } = hostLoadOf(host);
    return [
      host.name,
      ...[host.workers, host.clockOffsetMs, host.uncertaintyMs].map(figure),
      percent(cpuShare),
      figure(loopDelayP99Ms),
      STATES[hostState(host)],
    ];
  }),
});

/** Explains the vertical lines of the charts. */
function signs(result: Result): Markup {
  const located = violationsOf(result).filter(({ onset }) => onset !== null);
  if (located.length === 0) return EMPTY_MARKUP;
  const labels = located.map(({ sign, text }) => `${sign} ${text}`);
  return html`<p class="note">Upright lines: where it first broke. ${labels.join(', ')}.</p>`;
}

const cards = (charts: readonly ChartCard[]): Markup =>
  html`<div class="cards">${charts.map(chartCard)}</div>`;

/** Renders a result as one HTML document: the violations, the course of the run, and every number. */
export function reportPage(result: Result): string {
  const stages = CORE_STAGES.map((stage, index): Measured => {
    return { name: stage, ink: INKS[index] ?? 'grey', state: result.tally.latency[stage] };
  });
  const machines = result.hosts.length > 0 ? [hostTable] : [];
  const tables = [thresholdTable, latencyTable, sendTable, recordTable, ...machines].map(
    (table) => html`<section class="card">${dataTable(table(result))}</section>`,
  );
  const rarity = curveCard(
    'Latency by percentile',
    'ms over the whole run; each mark to the right is ten times rarer.',
    stages,
  );
  return pageFrame({
    title: `Load test ${result.run}: ${result.verdict}`,
    head: html`${verdictBanner('Courtside replay: a load test', { ...summaryOf(result), isBad: result.verdict !== 'passed' })}${keyFigures(result)}${facts(result)}`,
    body: html`<h2>Over time</h2>${signs(result)}${cards([...timelineCards(result)])}${browserSection(result)}<h2>The whole run</h2>${cards([...rarity, faultBars(result)])}<h2>Numbers</h2><div class="cards wide">${tables}</div>`,
  });
}

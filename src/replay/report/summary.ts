import { durationText } from '#replay/cli/duration-text.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import type { Result } from '#replay/play/result.ts';
import { holds, type Threshold, thresholdFrom } from '#replay/play/thresholds.ts';
import { clockText, counted, figure, percent } from './figures.ts';

type Judged = Result['thresholds'][number];

const PERCENTILES = ['p50', 'p90', 'p99', 'max'] as const;
const COUNTS = [
  'sends',
  'acknowledged',
  'refused',
  'late',
  'duplicated',
  'reordered',
  'recovered',
  'trouble',
] as const;

/** What a metric had come to by each stretch; null for one that is known only at the end. */
function courseOf(metric: string, timeline: readonly Moment[]): readonly number[] | null {
  const [stage, share] = metric.split('.');
  const percentile = PERCENTILES.find((name) => name === share);
  if (percentile !== undefined)
    return timeline.map(({ latency }) => {
      const of = Object.entries(latency).find(([name]) => name === stage)?.[1];
      return of?.[percentile] ?? 0;
    });
  const count = COUNTS.find((name) => name === metric);
  if (count === undefined) return null;
  let sum = 0;
  return timeline.map((moment) => {
    sum += moment[count];
    return sum;
  });
}

const rateOf = ({ sends, fromMs, toMs }: Moment): number => (sends * 1_000) / (toMs - fromMs);

/** The first stretch in which an upper limit did not hold; null when that cannot be told. */
function onsetOf(threshold: Threshold, timeline: readonly Moment[]): Moment | null {
  if (threshold.is === '>' || threshold.is === '>=') return null;
  const course = courseOf(threshold.metric, timeline);
  const index = course?.findIndex((value) => !holds(value, threshold)) ?? -1;
  return timeline[index] ?? null;
}

function breakText({ threshold, value }: Judged, { metrics, timeline }: Result): string {
  const onset = onsetOf(thresholdFrom(threshold, Object.keys(metrics)), timeline);
  const broke = `${threshold} does not hold: it came to ${figure(value)}.`;
  if (onset === null) return `${broke} When it began cannot be told from the course of the run.`;
  const { toMs, viewers } = onset;
  return `${broke} First beyond it by ${clockText(toMs)}, at ${figure(rateOf(onset))} sends a second and ${counted(viewers, 'viewer')}.`;
}

const HEADLINES: Readonly<Record<Result['verdict'], string>> = {
  passed: 'Passed: everything that was asked for holds',
  failed: 'Failed: the platform broke what was asked of it',
  saturated: 'Invalid: the load generator itself was too slow',
  interrupted: 'Interrupted: judged by what had happened until then',
};

function loadText({ tally, timeline }: Result): string {
  const average = (moments: readonly Moment[]) => {
    const busy = moments.findLast(({ sends }) => sends > 0);
    return busy ? (tally.sends.due * 1_000) / busy.toMs : 0;
  };
  const peak = timeline.reduce((most, moment) => Math.max(most, rateOf(moment)), 0);
  const crowd = timeline.reduce((most, { viewers }) => Math.max(most, viewers), 0);
  return `The load: ${figure(average(timeline))} sends a second on average, ${figure(peak)} at the peak, to at most ${counted(crowd, 'viewer')} at a time.`;
}

function validText({ tally, verdict }: Result): string {
  const busiest = Math.max(0, ...tally.load.map(({ cpuShare }) => cpuShare));
  const slowest = Math.max(0, ...tally.load.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
  const saturated = tally.load.some((load) => load.saturated);
  const says = {
    passed: 'The run is valid',
    failed: 'The run is valid',
    saturated: 'The run is not valid, and says nothing of the platform',
    interrupted: saturated
      ? 'The run was stopped early, and what it measured is not valid either'
      : 'The run was stopped early; what it measured is valid',
  }[verdict];
  return `${says}: the generator used at most ${percent(busiest)} of a core, and its timers were ${figure(slowest)} ms late (p99).`;
}

function deliveryText({ tally, tookMs, drain }: Result): string {
  const { judged, deliveries } = tally;
  const faults = [
    `${figure(judged.lost)} lost`,
    `${figure(deliveries.duplicated)} told twice`,
    `${figure(deliveries.reordered)} out of order`,
  ].join(', ');
  return `In ${durationText(tookMs)}, ${counted(judged.viewers, 'viewer')} were to be told ${counted(judged.expected, 'message')}: ${faults}. Waiting for stragglers ended with “${drain}”.`;
}

/** What real browsers made of it; nothing when there were none. */
function screenText({ tally: { pages }, metrics }: Result): readonly string[] {
  if (pages === null) return [];
  const { rows, opened, gone } = pages;
  const lost = gone > 0 ? ` ${counted(gone, 'page')} crashed or were closed.` : '';
  const p99 = figure(metrics['rendered.p99'] ?? 0);
  return [
    `On the screens of ${counted(opened, 'page')}, of ${counted(rows.owed, 'message')}: ${figure(rows.rendered)} rendered within ${p99} ms (p99), ${figure(rows.passed)} passed by, ${figure(rows.leftOut)} left out, ${figure(rows.unrendered)} unrendered; ${figure(metrics['frames.p50'] ?? 0)} frames a second (p50).${lost}`,
  ];
}

/** What a reader must know first: what broke at what rate, and whether the run counts. */
export function summaryOf(result: Result): {
  readonly headline: string;
  readonly sentences: readonly string[];
} {
  const broken = result.thresholds.filter(({ passed }) => !passed);
  return {
    headline: HEADLINES[result.verdict],
    sentences: [
      ...broken.map((one) => breakText(one, result)),
      loadText(result),
      deliveryText(result),
      ...screenText(result),
      validText(result),
    ],
  };
}

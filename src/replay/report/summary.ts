import { saturationAdvice } from '#replay/measure/saturation-advice.ts';
import { STAGES } from '#replay/measure/tally.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import { clockText, counted, durationText, figure, percent } from '#replay/report/drawing/figures.ts';
import { hostWarnings } from '#replay/report/terminal/host-text.ts';
import { DRAINS } from '#replay/report/terminal/result-text.ts';
import type { Result } from '#replay/result/result.ts';
import { type Violation, violationsOf } from './violations.ts';

const rateOf = ({ sends, fromMs, toMs }: Moment): number => (sends * 1_000) / (toMs - fromMs);

const unitOf = ({ metric }: Violation['threshold']): string =>
  STAGES.some((stage) => metric.startsWith(`${stage}.`)) ? '\u00a0ms' : '';

function violationText({ sign, threshold, text, value, onset }: Violation): string {
  if (value === null) return `${sign} ${text} does not hold: there is no sample of it.`;
  const broke = `${sign} ${text} does not hold: it came to ${figure(value)}${unitOf(threshold)}.`;
  if (onset === null) return `${broke} When it began cannot be told from the course of the run.`;
  const { toMs, viewers } = onset;
  return `${broke} First beyond it by ${clockText(toMs)}, at ${figure(rateOf(onset))} sends a second and ${counted(viewers, 'viewer')}.`;
}

const HEADLINES: Readonly<Record<Result['verdict'], string>> = {
  passed: 'Passed: everything that was asked for holds',
  failed: 'Failed: the platform broke what was asked of it',
  broken: 'Broken: the run proves nothing',
  saturated: 'Invalid: the load generator itself was too slow',
  interrupted: 'Interrupted: judged by what had happened until then',
};

function loadText({ tally, timeline }: Result): string {
  const average = (moments: readonly Moment[]) => {
    const busy = moments.findLast(({ sends }) => sends > 0);
    return busy ? (tally.sends.due * 1_000) / busy.toMs : 0;
  };
  const peak = timeline.reduce((max, moment) => Math.max(max, rateOf(moment)), 0);
  const crowd = timeline.reduce((max, { viewers }) => Math.max(max, viewers), 0);
  return `The load: ${figure(average(timeline))} sends a second on average, ${figure(peak)} at the peak, to at most ${counted(crowd, 'viewer')} at a time.`;
}

function validText({ tally, verdict, unproved }: Result): string {
  const busiest = Math.max(0, ...tally.load.map(({ cpuShare }) => cpuShare));
  const slowest = Math.max(0, ...tally.load.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
  const saturated = tally.load.some((load) => load.saturated);
  const advice = saturationAdvice(tally.load, tally.load.length);
  const statement = {
    passed: 'The run is valid',
    failed: 'The run is valid',
    broken: `The run proves nothing, because ${unproved ?? 'there is no evidence'}`,
    saturated: 'The run is not valid, and says nothing of the platform',
    interrupted: saturated
      ? 'The run was stopped early, and what it measured is not valid either'
      : 'The run was stopped early; what it measured is valid',
  }[verdict];
  const pace = advice ?? `its timers were ${figure(slowest)} ms late (p99)`;
  return `${statement}: the generator used at most ${percent(busiest)} of a core, and ${pace}.`;
}

function deliveryText({ tally, tookMs, drain }: Result): string {
  const { judged, deliveries } = tally;
  const faults = [
    `${figure(judged.lost)} lost`,
    `${figure(deliveries.duplicated)} told twice`,
    `${figure(deliveries.reordered)} out of order`,
  ].join(', ');
  return `In ${durationText(tookMs)}, ${counted(judged.viewers, 'viewer')} were to be told ${counted(judged.expected, 'message')}: ${faults}. Afterwards ${DRAINS[drain]}.`;
}

/** Describes the number of sends that the platform refused, which were no load. */
function refusedText({ tally: { sends } }: Result): readonly string[] {
  const refused = Object.values(sends.refused).reduce((sum, value) => sum + value, 0);
  if (refused === 0) return [];
  const kinds = Object.entries(sends.refused).map(([kind, count]) => `${kind} ${figure(count)}`);
  return [
    `The platform refused ${figure(refused)} of ${counted(sends.due, 'send')} (${percent(refused / sends.due)}): ${kinds.join(', ')}.`,
  ];
}

/** Summarises the browser pages; empty without any. */
function screenText({ tally: { pages }, metrics }: Result): readonly string[] {
  if (pages === null) return [];
  const { rows, opened, gone } = pages;
  const lost = gone > 0 ? ` ${counted(gone, 'page')} crashed or were closed.` : '';
  const p99 = figure(metrics['rendered.p99'] ?? 0);
  return [
    `On the screens of ${counted(opened, 'page')}, of ${counted(rows.owed, 'message')}: ${figure(rows.rendered)} rendered within ${p99} ms (p99), ${figure(rows.passed)} passed by, ${figure(rows.leftOut)} left out, ${figure(rows.unrendered)} unrendered; ${figure(metrics['frames.p50'] ?? 0)} frames a second (p50).${lost}`,
  ];
}

/** Summarises a result: which thresholds were violated at what rate, and whether the run counts. */
export function summaryOf(result: Result): {
  readonly headline: string;
  readonly sentences: readonly string[];
} {
  return {
    headline: HEADLINES[result.verdict],
    sentences: [
      ...violationsOf(result).map(violationText),
      loadText(result),
      ...refusedText(result),
      deliveryText(result),
      ...screenText(result),
      validText(result),
      ...hostWarnings(result.hosts),
    ],
  };
}

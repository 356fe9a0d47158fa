import { availableParallelism } from 'node:os';
import { saturationAdvice } from '#replay/measure/saturation-advice.ts';
import { type Stage, stagesOf } from '#replay/measure/tally.ts';
import { durationText } from '#replay/report/drawing/figures.ts';
import type { Result } from '#replay/result/result.ts';
import { hostText, hostWarnings } from './host-text.ts';

/** The last line of a run. */
export const VERDICTS: Readonly<Record<Result['verdict'], string>> = {
  passed: 'PASSED',
  failed: 'FAILED: a threshold does not hold',
  broken: 'BROKEN: the run proves nothing',
  saturated: 'INVALID: the generator itself was too slow, what was measured says nothing of the target',
  interrupted: 'INTERRUPTED: judged by what had happened until then',
};

/** Texts for the outcomes of the wait for stragglers. */
export const DRAINS: Readonly<Record<Result['drain'], string>> = {
  converged: 'everybody had everything',
  quiet: 'nothing more came for five seconds',
  timeout: 'stragglers were still to come when the wait was over',
  interrupted: 'stragglers were not waited for',
};

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ') || 'none';

function latencyLines({ metrics, tally }: Result): string[] {
  const cell = (stage: Stage, share: string) =>
    (tally.latency[stage].count === 0 ? '–' : (metrics[`${stage}.${share}`] ?? 0).toFixed(1)).padStart(9);
  const shares = ['p50', 'p90', 'p99', 'p99.9', 'max'];
  return [
    `  ms        ${shares.map((share) => share.padStart(9)).join('')}`,
    ...stagesOf(tally).map(
      (stage) => `  ${stage.padEnd(10)}${shares.map((share) => cell(stage, share)).join('')}`,
    ),
  ];
}

function recordLines({ records }: Result): string[] {
  return Object.entries(records).map(
    ([room, { acknowledged, recorded, lost, duplicated, reordered }]) =>
      `record     ${room}: ${acknowledged} acknowledged, ${recorded} kept; lost ${lost}, twice ${duplicated}, out of order ${reordered}`,
  );
}

function pageLines({ metrics, tally: { pages } }: Result): string[] {
  if (pages === null) return [];
  const { rows } = pages;
  const at = (name: string, digits = 0) => (metrics[name] ?? 0).toFixed(digits);
  return [
    `pages      ${pages.opened}, ${pages.gone} gone: ${rows.owed} to be shown, ${rows.rendered} rendered, ${rows.unrendered} unrendered (${rows.untold} untold), ${rows.passed} passed by, ${rows.leftOut} left out; ${pages.refused} requests refused`,
    `frames     ${at('frames.p50')} a second (p50), ${at('frames.p5')} (p5), ${pages.dropped} dropped; ${at('frameTime.p99', 1)} ms between two (p99); ${at('longTasks')} long tasks of ${at('longTasks.total')} ms in all`,
    `page       at most ${at('distance.max')} px from the foot, ${at('heapMb.max', 1)} MB of heap, ${at('nodes.max')} nodes; renderers ${at('pages.cpu', 2)} of a core`,
  ];
}

/** A hint about the most usual refusals. */
function hintFor({
  tooFast = 0,
  COINS_SHORT: poor = 0,
  order = 0,
}: Readonly<Record<string, number>>): string {
  if (tooFast > 0) return ': more --senders would be told so less';
  if (poor > 0) return ': --accounts can name members with coins';
  return order > 0 ? ': bets of others cannot be shared' : '';
}

/** Reasons that keep viewers from being judged, and sends from being judged by any of them. */
function viewerTrouble({ tally: { viewers, judged }, metrics }: Result): string {
  const unwitnessed = metrics.unwitnessed ?? 0;
  return [
    ...(judged.undecided > 0 ? [`, ${judged.undecided} undecided`] : []),
    ...(viewers.failed > 0 ? [`; ${viewers.failed} could not come`] : []),
    ...(judged.withoutPage > 0 ? [`; ${judged.withoutPage} never had a page`] : []),
    ...(judged.viewers > 0 && unwitnessed > 0 ? [`; ${unwitnessed} sends had nobody there`] : []),
  ].join('');
}

/** A result as lines of text. */
export function resultText(result: Result): string[] {
  const { tally, thresholds, drain, tookMs, hosts, unproved } = result;
  const { sends, deliveries, judged, polls, load } = tally;
  const busiest = Math.max(0, ...load.map(({ cpuShare }) => cpuShare));
  const slowest = Math.max(0, ...load.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
  const longest = Math.max(0, ...load.map(({ waitP95Ms = 0 }) => waitP95Ms));
  const advice = saturationAdvice(load, hosts.length > 0 ? load.length : availableParallelism());
  return [
    `took       ${durationText(tookMs)}, ${result.workers === 1 ? '1 worker' : `${result.workers} workers`}; ${DRAINS[drain]}`,
    `sends      ${sends.due} of ${result.plan.sends} planned: ${sends.acknowledged} acknowledged, ${sends.unanswered} unanswered, ${sends.late} late`,
    `refused    ${counted(sends.refused)}${hintFor(sends.refused)}`,
    ...recordLines(result),
    `viewers    ${judged.viewers} of ${result.tally.viewers.entered}: ${judged.expected} to be told, ${judged.lost} lost in ${judged.gaps} gaps (longest ${judged.longestGap})${viewerTrouble(result)}`,
    `delivered  ${deliveries.delivered}: ${deliveries.duplicated} twice, ${deliveries.reordered} out of order, ${deliveries.recovered} asked for again, ${deliveries.foreign} of others, ${deliveries.altered} changed, ${deliveries.misrouted} in a wrong room; rows seen ${tally.seen}`,
    `trouble    ${counted(polls.trouble)}`,
    ...pageLines(result),
    ...latencyLines(result),
    `generator  CPU ${Math.round(busiest * 100)} % of a core at most, timers ${slowest.toFixed(1)} ms late (p99), answers waited ${longest.toFixed(1)} ms (p95)`,
    ...(advice === null ? [] : [`saturated  ${advice}`]),
    ...hosts.map((host) => `host       ${hostText(host)}`),
    ...hostWarnings(hosts),
    ...(unproved === null ? [] : [`unproved   ${unproved}`]),
    ...thresholds.map(
      ({ threshold, value, passed }) =>
        `${(passed ? 'holds' : 'BROKEN').padEnd(11)}${threshold} (${value ?? 'no sample'})`,
    ),
  ];
}

import { createHistogram, recordedSince } from '#replay/measure/histogram.ts';
import type { HostFigures } from '#replay/measure/host-figures.ts';
import { rateOf } from '#replay/measure/page-metrics.ts';
import type { Stage, Tally } from '#replay/measure/tally.ts';
import { durationText } from '#replay/report/drawing/figures.ts';
import { hostText, stateText } from './host-text.ts';

/** The state of a run at a moment. */
export type LiveMoment = {
  readonly tally: Tally;
  readonly tookMs: number;
  /** True if all messages were sent and the run waits for stragglers; from then on the missing messages are known. */
  readonly isOver: boolean;
  /** The hosts; empty when the workers run on this machine. */
  readonly hosts: readonly HostFigures[];
};

/** A line, and whether it shows something wrong. */
export type LiveLine = { readonly text: string; readonly isBad: boolean };

const SHOWN: readonly Stage[] = ['ack', 'delivered', 'seen'];
const SHOWN_ON_SCREENS: readonly Stage[] = [...SHOWN, 'rendered'];
const BAR = 24;

const integerFormat = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });
const count = (value: number) => integerFormat.format(value).replaceAll(/\s/g, ' ');
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, value) => total + value, 0);

/** The rate since the previous moment. */
function rate(of: (tally: Tally) => number, now: LiveMoment, before: LiveMoment | null): string {
  const tookMs = now.tookMs - (before?.tookMs ?? 0);
  const added = of(now.tally) - (before ? of(before.tally) : 0);
  return `${count(tookMs > 0 ? (added * 1_000) / tookMs : 0)}/s`;
}

const shareDone = ({ tally, isOver }: LiveMoment, sends: number): number =>
  isOver || sends === 0 ? 1 : Math.min(1, tally.sends.due / sends);

/** The share that is done, and the estimated rest. */
function doneText(moment: LiveMoment, sends: number): string {
  const done = shareDone(moment, sends);
  const tookMs = Math.max(0, moment.tookMs);
  const remainingMs = done > 0 && done < 1 ? (tookMs / done) * (1 - done) : 0;
  const remainingText = remainingMs > 0 ? `, about ${durationText(remainingMs)} to go` : '';
  const rest = moment.isOver ? ', waiting for stragglers' : remainingText;
  return `${Math.floor(done * 100)} %  ${durationText(tookMs)}${rest}`;
}

function latencyLine(stage: Stage, { tally }: LiveMoment, before: LiveMoment | null): string {
  const [all, recent] = [createHistogram(), createHistogram()];
  const state = tally.latency[stage];
  all.merge(state);
  recent.merge(before ? recordedSince(state, before.tally.latency[stage]) : state);
  const cell = (value: number) => (all.count === 0 ? '–' : ms(value)).padStart(9);
  const now = recent.count === 0 ? '–' : ms(recent.percentile(99));
  return `${stage.padEnd(11)}${[50, 90, 99].map((share) => cell(all.percentile(share))).join('')}${cell(all.maxMs)}${now.padStart(9)}`;
}

const line = (text: string, isBad = false): LiveLine => ({ text, isBad });

function faultLine({ tally, isOver }: LiveMoment): LiveLine {
  const { deliveries, judged, polls } = tally;
  const faults = [deliveries.duplicated, deliveries.reordered, sum(polls.trouble), isOver ? judged.lost : 0];
  const missing = isOver ? `${count(judged.lost)} missing` : 'lost: told at the end';
  const text = `${count(deliveries.duplicated)} twice · ${count(deliveries.reordered)} out of order · ${missing} · ${count(sum(polls.trouble))} troubles`;
  return line(
    `faults     ${text}`,
    faults.some((fault) => fault > 0),
  );
}

/** The load of the generator; beyond its limits the measurements do not count. */
function generatorLines({ tally, hosts }: LiveMoment): LiveLine[] {
  const { load, sends } = tally;
  const cpu = Math.max(0, ...load.map(({ cpuShare }) => cpuShare));
  const timers = Math.max(0, ...load.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
  const isSaturated = load.some(({ saturated }) => saturated);
  const text = `generator  CPU ${Math.round(cpu * 100)} % of a core · timers ${ms(timers)} ms late · ${count(sends.late)} sends late`;
  const machine = hosts.length > 0 ? 'a host' : 'this machine';
  return isSaturated
    ? [line(text, true), line(`SATURATED  ${machine} is too slow for the run: it will not count`, true)]
    : [line(text)];
}

const hostLine = (host: HostFigures): LiveLine =>
  line(`host       ${hostText(host)}`, stateText(host) !== '');

/** The pages of real browsers; empty without any. */
function pageLines({ tally: { pages } }: LiveMoment): LiveLine[] {
  if (pages === null) return [];
  const { opened, gone, rows, frameTime, longTasks } = pages;
  return [
    line(
      `pages      ${opened - gone} of ${opened} here · ${Math.round(rateOf(frameTime))} frames/s · ${count(longTasks.count)} long tasks`,
      gone > 0,
    ),
    line(
      `rendered   ${count(rows.rendered)} of ${count(rows.owed)} · ${count(rows.passed)} passed by · ${count(rows.leftOut)} left out`,
    ),
  ];
}

/** The progress of a run for a terminal of eighty columns. `before` is the moment that was shown last. */
export function liveLines(now: LiveMoment, before: LiveMoment | null, sends: number): readonly LiveLine[] {
  const { sends: sent, viewers, deliveries } = now.tally;
  const full = Math.round(shareDone(now, sends) * BAR);
  const refused = sum(sent.refused);
  return [
    line(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${doneText(now, sends)}`),
    line(
      `sends      ${count(sent.due)} of ${count(sends)} · ${rate(({ sends: { due } }) => due, now, before)}`,
    ),
    line(
      `           ${count(sent.acknowledged)} acknowledged · ${count(sent.unanswered)} open · ${count(refused)} refused`,
      refused > 0,
    ),
    line(
      `viewers    ${count(viewers.here)} here · ${count(viewers.failed)} could not come`,
      viewers.failed > 0,
    ),
    line(
      `delivered  ${count(deliveries.delivered)} · ${rate(({ deliveries: { delivered } }) => delivered, now, before)}`,
    ),
    ...pageLines(now),
    faultLine(now),
    line(`ms         ${['p50', 'p90', 'p99', 'max', 'p99 now'].map((head) => head.padStart(9)).join('')}`),
    ...(now.tally.pages ? SHOWN_ON_SCREENS : SHOWN).map((stage) => line(latencyLine(stage, now, before))),
    ...generatorLines(now),
    ...now.hosts.map(hostLine),
  ];
}

/** The progress of a run in one line, for a log. */
export function plainLine(now: LiveMoment, before: LiveMoment | null, sends: number): string {
  const { sends: sent, viewers, deliveries, latency, load } = now.tally;
  const seen = createHistogram();
  seen.merge(latency.seen);
  const { pages } = now.tally;
  const parts = [
    doneText(now, sends),
    `sent ${sent.due}/${sends} (${rate(({ sends: { due } }) => due, now, before)}), ${sum(sent.refused)} refused`,
    `viewers ${viewers.here}`,
    `seen p99 ${ms(seen.percentile(99))} ms`,
    `${deliveries.duplicated} twice, ${deliveries.reordered} out of order`,
    ...(pages ? [`${pages.rows.rendered}/${pages.rows.owed} rendered`] : []),
    ...(load.some(({ saturated }) => saturated) ? ['SATURATED: the run will not count'] : []),
    ...now.hosts.filter(stateText).map((host) => `${host.name} ${stateText(host)}`),
  ];
  return parts.join('; ');
}

import { type CoarseCounts, coarsened, refined } from '#replay/measure/coarse-buckets.ts';
import type { HistogramState } from '#replay/measure/histogram.ts';
import { type Load, STAGES, type Stage, type Tally } from '#replay/measure/tally.ts';

/**
 * Counts of a worker, by name. All of them are sums, so that workers can be added up in any order without loss. No name
 * that a threshold uses is part of another one, because Artillery's `ensure` matches them as text.
 */
export type Counters = Readonly<Record<string, number>>;

const PREFIX = 'courtside.';

const named = (counts: Counters, under = ''): [string, number][] =>
  Object.entries(counts).map(([name, times]) => [`${PREFIX}${under}${name}`, times]);

const sum = (counts: Counters): number => Object.values(counts).reduce((total, value) => total + value, 0);

function latencyCounters(stage: Stage, state: HistogramState): [string, number][] {
  if (state.count === 0) return [];
  const buckets = Object.fromEntries(coarsened(state));
  return named({ ...buckets, sum: state.sumUs }, `us.${stage}.`);
}

/** The counters of a tally without the load of the generator; those that thresholds use are present at 0, too. */
export function countersOf({ sends, viewers, deliveries, judged, seen, polls, latency }: Tally): Counters {
  const { due, acknowledged, late, refused } = sends;
  const { entered, here, failed } = viewers;
  const { expected, lost, gaps } = judged;
  return Object.fromEntries([
    ...named({ due, acknowledged, late, refused: sum(refused) }, 'sends.'),
    ...named(refused, 'kind.refused.'),
    ...named(
      { entered, left: entered - here, failed, judged: judged.viewers, missed: judged.viewersWithLoss },
      'viewers.',
    ),
    ...named({ ...deliveries, expected, lost, gaps, seen, pages: polls.pages, trouble: sum(polls.trouble) }),
    ...named(polls.trouble, 'kind.trouble.'),
    ...STAGES.flatMap((stage) => latencyCounters(stage, latency[stage])),
  ]);
}

/** The counters of a worker's load during one interval. */
export const loadCounters = (worker: string, { tookMs, cpuShare }: Load): Counters =>
  Object.fromEntries(
    named({ 'took.ms': Math.round(tookMs), 'cpu.ms': Math.round(cpuShare * tookMs) }, `load.${worker}.`),
  );

/** The counters that show whether a worker was too slow over the whole run. */
export const saturationCounters = (worker: string, load: Load): Counters =>
  Object.fromEntries(
    named(
      {
        [`late.ms.${Math.round(load.loopDelayP99Ms)}`]: 1,
        [`stall.ms.${Math.round(load.loopDelayMaxMs)}`]: 1,
        saturated: Number(load.saturated),
      },
      `load.${worker}.`,
    ),
  );

/** A counter whose name carries a value that is not a number; it is counted once. */
export const labelCounter = (kind: string, value: string): string => `${PREFIX}${kind}.${value}`;

/** Returns the counters under a prefix, by the rest of their names: `kind.trouble.` gives `http-503`. */
export function countsUnder(counters: Counters, under: string): Counters {
  const start = PREFIX + under;
  const found = Object.entries(counters).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(found.map(([name, times]) => [name.slice(start.length), times]));
}

/** The value of a counter, 0 where it is absent. */
export const countOf = (counters: Counters, name: string): number => counters[PREFIX + name] ?? 0;

const numeric = (counts: Counters): CoarseCounts =>
  new Map(
    Object.entries(counts)
      .filter(([name]) => /^\d+$/.test(name))
      .map(([name, times]): [number, number] => [Number(name), times]),
  );

function largestUnder(counters: Counters, under: string): number {
  const present = [...numeric(countsUnder(counters, under))].filter(([, times]) => times > 0);
  return Math.max(0, ...present.map(([value]) => value));
}

/** The workers that the counters name. */
export const workersOf = (counters: Counters): readonly string[] => [
  ...new Set(Object.keys(countsUnder(counters, 'load.')).map((name) => name.split('.')[0] ?? '')),
];

function hostLoadOf(counters: Counters, worker: string): Load {
  const of = (name: string) => countOf(counters, `load.${worker}.${name}`);
  const tookMs = of('took.ms');
  return {
    tookMs,
    cpuShare: tookMs > 0 ? of('cpu.ms') / tookMs : 0,
    loopDelayP99Ms: largestUnder(counters, `load.${worker}.late.ms.`),
    loopDelayMaxMs: largestUnder(counters, `load.${worker}.stall.ms.`),
    saturated: of('saturated') > 0,
  };
}

const deliveriesOf = (of: (name: string) => number): Tally['deliveries'] => ({
  delivered: of('delivered'),
  duplicated: of('duplicated'),
  reordered: of('reordered'),
  recovered: of('recovered'),
  foreign: of('foreign'),
  altered: of('altered'),
  misrouted: of('misrouted'),
});

/** Rebuilds the tally from the counters of any number of workers. */
export function tallyOf(counters: Counters): Tally {
  const of = (name: string) => countOf(counters, name);
  const refused = countsUnder(counters, 'kind.refused.');
  const [due, acknowledged, entered] = [of('sends.due'), of('sends.acknowledged'), of('viewers.entered')];
  const latency = (stage: Stage) =>
    refined(numeric(countsUnder(counters, `us.${stage}.`)), of(`us.${stage}.sum`));
  return {
    sends: {
      due,
      acknowledged,
      unanswered: due - acknowledged - sum(refused),
      late: of('sends.late'),
      refused,
    },
    viewers: { here: entered - of('viewers.left'), entered, failed: of('viewers.failed') },
    deliveries: deliveriesOf(of),
    seen: of('seen'),
    polls: { pages: of('pages'), trouble: countsUnder(counters, 'kind.trouble.') },
    latency: {
      ack: latency('ack'),
      delivered: latency('delivered'),
      seen: latency('seen'),
      rendered: latency('rendered'),
      poll: latency('poll'),
      join: latency('join'),
    },
    judged: {
      viewers: of('viewers.judged'),
      expected: of('expected'),
      lost: of('lost'),
      undecided: 0,
      gaps: of('gaps'),
      longestGap: largestUnder(counters, 'longest.gap.'),
      viewersWithLoss: of('viewers.missed'),
      // A virtual user ends when it is judged, so who is neither judged nor failed had no first page.
      withoutPage: Math.max(0, of('viewers.left') - of('viewers.judged') - of('viewers.failed')),
      uncovered: 0,
      witnessed: 0,
      samples: [],
    },
    load: workersOf(counters).map((worker) => hostLoadOf(counters, worker)),
    pages: null,
  };
}

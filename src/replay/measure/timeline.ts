import * as v from 'valibot';
import { createHistogram, recordedSince } from './histogram.ts';
import { joinedPages, PagesMoment, pagesBetween } from './pages-moment.ts';
import { type Load, STAGES, type Stage, type Tally } from './tally.ts';

const count = v.number();

/** Percentiles of an interval, ms; null when nothing was measured in it. */
const Spread = v.nullable(v.object({ p50: v.number(), p90: v.number(), p99: v.number(), max: v.number() }));
export type Spread = v.InferOutput<typeof Spread>;

/** An interval of a run, about a second long or longer. Counts are those of this interval. */
export const Moment = v.object({
  /** From the beginning of the run, ms. */
  fromMs: v.number(),
  toMs: v.number(),
  sends: count,
  acknowledged: count,
  refused: count,
  late: count,
  delivered: count,
  duplicated: count,
  reordered: count,
  recovered: count,
  trouble: count,
  /** The viewers at its end. */
  viewers: count,
  latency: v.object({
    ack: Spread,
    delivered: Spread,
    seen: Spread,
    rendered: v.optional(Spread, null),
    poll: Spread,
    join: Spread,
  }),
  /** The share of one core that the busiest process of the generator used. */
  cpuShare: v.number(),
  /** The timer delay of the slowest process, from the beginning of the run to the end of this interval. */
  loopDelayP99Ms: v.number(),
  /** Measurements of real browsers; null without any. */
  pages: v.optional(v.nullable(PagesMoment), null),
});
export type Moment = v.InferOutput<typeof Moment>;

const FINEST_MS = 1_000;
/** Maximum number of moments; beyond it, each two are merged. */
const MOMENTS_MAX = 600;

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, value) => sum + value, 0);

function spread(now: Tally, before: Tally | null, stage: Stage): Spread {
  const current = now.latency[stage];
  const state = before ? recordedSince(current, before.latency[stage]) : current;
  if (state.count === 0) return null;
  const histogram = createHistogram();
  histogram.merge(state);
  const [p50, p90, p99] = [50, 90, 99].map((share) => histogram.percentile(share));
  return { p50: p50 ?? 0, p90: p90 ?? 0, p99: p99 ?? 0, max: histogram.maxMs };
}

/** The share of a core that a process used between two readings. */
function shareBetween(now: Load, before: Load | undefined): number {
  const tookMs = now.tookMs - (before?.tookMs ?? 0);
  const usedMs = now.cpuShare * now.tookMs - (before ? before.cpuShare * before.tookMs : 0);
  return tookMs > 0 ? Math.max(0, usedMs / tookMs) : now.cpuShare;
}

function momentBetween(now: Tally, before: Tally | null, fromMs: number, toMs: number): Moment {
  const added = (of: (tally: Tally) => number) => of(now) - (before ? of(before) : 0);
  const at = (stage: Stage) => spread(now, before, stage);
  return {
    fromMs,
    toMs,
    sends: added(({ sends }) => sends.due),
    acknowledged: added(({ sends }) => sends.acknowledged),
    refused: added(({ sends }) => sumOf(sends.refused)),
    late: added(({ sends }) => sends.late),
    delivered: added(({ deliveries }) => deliveries.delivered),
    duplicated: added(({ deliveries }) => deliveries.duplicated),
    reordered: added(({ deliveries }) => deliveries.reordered),
    recovered: added(({ deliveries }) => deliveries.recovered),
    trouble: added(({ polls }) => sumOf(polls.trouble)),
    viewers: now.viewers.here,
    latency: {
      ack: at('ack'),
      delivered: at('delivered'),
      seen: at('seen'),
      rendered: at('rendered'),
      poll: at('poll'),
      join: at('join'),
    },
    cpuShare: Math.max(0, ...now.load.map((load, part) => shareBetween(load, before?.load[part]))),
    loopDelayP99Ms: Math.max(0, ...now.load.map(({ loopDelayP99Ms }) => loopDelayP99Ms)),
    pages: pagesBetween(now.pages, before?.pages ?? null),
  };
}

function worst(one: Spread, other: Spread): Spread {
  if (one === null || other === null) return one ?? other;
  return {
    p50: Math.max(one.p50, other.p50),
    p90: Math.max(one.p90, other.p90),
    p99: Math.max(one.p99, other.p99),
    max: Math.max(one.max, other.max),
  };
}

/** Merges two intervals: counts are added, and the worse values of latency and load are kept. */
function joined(one: Moment, other: Moment): Moment {
  const latency = { ...one.latency };
  for (const stage of STAGES) latency[stage] = worst(one.latency[stage], other.latency[stage]);
  return {
    fromMs: one.fromMs,
    toMs: other.toMs,
    sends: one.sends + other.sends,
    acknowledged: one.acknowledged + other.acknowledged,
    refused: one.refused + other.refused,
    late: one.late + other.late,
    delivered: one.delivered + other.delivered,
    duplicated: one.duplicated + other.duplicated,
    reordered: one.reordered + other.reordered,
    recovered: one.recovered + other.recovered,
    trouble: one.trouble + other.trouble,
    viewers: other.viewers,
    latency,
    cpuShare: Math.max(one.cpuShare, other.cpuShare),
    loopDelayP99Ms: other.loopDelayP99Ms,
    pages: joinedPages(one.pages, other.pages),
  };
}

const width = ({ fromMs, toMs }: Moment): number => toMs - fromMs;

function pairwise(moments: readonly Moment[]): Moment[] {
  return moments.flatMap((moment, index) => {
    if (index % 2 === 1) return [];
    const next = moments[index + 1];
    return [next ? joined(moment, next) : moment];
  });
}

/** The course of a run, in a bounded number of intervals for any duration. */
export type Timeline = {
  /** Records the tally of the whole run so far. `tookMs` is the time since its beginning, ms. */
  note(tally: Tally, tookMs: number): void;
  moments(): readonly Moment[];
};

/** Creates an empty timeline. */
export function createTimeline(): Timeline {
  let moments: Moment[] = [];
  let finestMs = FINEST_MS;
  let before: Tally | null = null;
  return {
    note(tally, tookMs) {
      const open = moments.at(-1);
      const fromMs = open?.toMs ?? 0;
      if (tookMs <= fromMs) return;
      const moment = momentBetween(tally, before, fromMs, tookMs);
      before = tally;
      // An interval of a few ms would show a rate of thousands.
      const isShort = open && (width(open) < finestMs || width(moment) < finestMs / 2);
      if (isShort) moments.splice(-1, 1, joined(open, moment));
      else moments.push(moment);
      if (moments.length <= MOMENTS_MAX) return;
      moments = pairwise(moments);
      finestMs *= 2;
    },
    moments: () => moments,
  };
}

import * as v from 'valibot';
import { sumDeliveries } from './deliveries.ts';
import { createHistogram, HistogramState } from './histogram.ts';
import { mergePages, PagesTally } from './pages.ts';

const count = v.number();
const byKind = v.record(v.string(), count);

/** The durations that are measured. All but poll and join start at the intended moment of the send. */
export const STAGES = ['ack', 'delivered', 'seen', 'rendered', 'poll', 'join'] as const;
export type Stage = (typeof STAGES)[number];

/** The stages of a run; `rendered` only where a browser watched. */
export const stagesOf = ({ pages }: Pick<Tally, 'pages'>): readonly Stage[] =>
  STAGES.filter((stage) => stage !== 'rendered' || pages !== null);

/** Load of a generator process. */
export const Load = v.object({
  /** Time for which the process was measured, ms; the shares refer to it. */
  tookMs: v.number(),
  /** The share of one core; other threads (cryptography) count too, so it may exceed 1. */
  cpuShare: v.number(),
  /** Delay of timers, ms. */
  loopDelayP99Ms: v.number(),
  loopDelayMaxMs: v.number(),
  /** Time that responses and their follow-up work waited in the queue, ms. */
  waitP95Ms: v.optional(v.number()),
  /** The longest row of seconds in which the process was too slow, s. */
  peakSeconds: v.optional(v.number()),
  saturated: v.boolean(),
});
export type Load = v.InferOutput<typeof Load>;

const GapOfViewer = v.object({ viewer: count, fromN: count, toN: count, count });

/** Counts of a worker so far. All of them can be added up, so that the tallies of workers can be merged. */
export const Tally = v.object({
  sends: v.object({
    /** Sends whose moment has come. */
    due: count,
    acknowledged: count,
    /** Sends neither acknowledged nor refused: the response was lost or has not come yet. */
    unanswered: count,
    /** Sends that left more than 50 ms after their moment, which is the generator's fault. */
    late: count,
    refused: byKind,
  }),
  viewers: v.object({ here: count, entered: count, failed: count }),
  /** Messages on the wire, before the client repairs anything; all viewers together. */
  deliveries: v.object({
    delivered: count,
    duplicated: count,
    reordered: count,
    recovered: count,
    foreign: count,
    /** Content that is not what was sent, and messages in a room other than theirs. */
    altered: v.optional(count, 0),
    misrouted: v.optional(count, 0),
  }),
  /** Rows that reached a page; a client leaves ordinary texts out where a room is too fast to read. */
  seen: count,
  polls: v.object({ pages: count, trouble: byKind }),
  latency: v.object({
    ack: HistogramState,
    delivered: HistogramState,
    seen: HistogramState,
    /** Latency to the screen of a real browser; results of earlier versions have none. */
    rendered: v.optional(HistogramState, createHistogram().state()),
    poll: HistogramState,
    join: HistogramState,
  }),
  /** Viewers judged against the platform's record; zeros until it has been read. */
  judged: v.object({
    viewers: count,
    expected: count,
    lost: count,
    /** Messages on their way when a viewer left or the run was stopped. */
    undecided: v.optional(count, 0),
    gaps: count,
    longestGap: count,
    viewersWithLoss: count,
    /** Viewers that entered and never received a first page, and what was recorded while they waited for it. */
    withoutPage: v.optional(count, 0),
    uncovered: v.optional(count, 0),
    /** Sends that at least one viewer should have received: the most of one worker. */
    witnessed: v.optional(count, 0),
    /** The first few gaps, for diagnosis. */
    samples: v.array(GapOfViewer),
  }),
  load: v.array(Load),
  /** Measurements of real browsers; null without any. */
  pages: v.optional(v.nullable(PagesTally), null),
});
export type Tally = v.InferOutput<typeof Tally>;

const SAMPLES = 20;

/** Adds up counts by name. */
function sumOf(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [kind, times] of Object.entries(part)) sum[kind] = (sum[kind] ?? 0) + times;
  return sum;
}

function mergedLatency(parts: readonly Tally[], stage: Stage): HistogramState {
  const histogram = createHistogram();
  for (const { latency } of parts) histogram.merge(latency[stage]);
  return histogram.state();
}

const total = (parts: readonly Tally[], of: (part: Tally) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** Merges the tallies of workers; without any it is an empty tally. */
export function mergeTallies(parts: readonly Tally[]): Tally {
  const all = (of: (part: Tally) => number) => total(parts, of);
  return {
    sends: {
      due: all(({ sends }) => sends.due),
      acknowledged: all(({ sends }) => sends.acknowledged),
      unanswered: all(({ sends }) => sends.unanswered),
      late: all(({ sends }) => sends.late),
      refused: sumOf(parts.map(({ sends }) => sends.refused)),
    },
    viewers: {
      here: all(({ viewers }) => viewers.here),
      entered: all(({ viewers }) => viewers.entered),
      failed: all(({ viewers }) => viewers.failed),
    },
    deliveries: sumDeliveries(parts.map(({ deliveries }) => deliveries)),
    seen: all(({ seen }) => seen),
    polls: {
      pages: all(({ polls }) => polls.pages),
      trouble: sumOf(parts.map(({ polls }) => polls.trouble)),
    },
    latency: {
      ack: mergedLatency(parts, 'ack'),
      delivered: mergedLatency(parts, 'delivered'),
      seen: mergedLatency(parts, 'seen'),
      rendered: mergedLatency(parts, 'rendered'),
      poll: mergedLatency(parts, 'poll'),
      join: mergedLatency(parts, 'join'),
    },
    judged: {
      viewers: all(({ judged }) => judged.viewers),
      expected: all(({ judged }) => judged.expected),
      lost: all(({ judged }) => judged.lost),
      undecided: all(({ judged }) => judged.undecided),
      gaps: all(({ judged }) => judged.gaps),
      longestGap: Math.max(0, ...parts.map(({ judged }) => judged.longestGap)),
      viewersWithLoss: all(({ judged }) => judged.viewersWithLoss),
      withoutPage: all(({ judged }) => judged.withoutPage),
      uncovered: all(({ judged }) => judged.uncovered),
      witnessed: Math.max(0, ...parts.map(({ judged }) => judged.witnessed)),
      samples: parts.flatMap(({ judged }) => judged.samples).slice(0, SAMPLES),
    },
    load: parts.flatMap(({ load }) => load),
    pages: mergePages(parts.map(({ pages }) => pages)),
  };
}

import * as v from 'valibot';
import { sumDeliveries } from './deliveries.ts';
import { createHistogram, HistogramState } from './histogram.ts';
import { mergePages, PagesTally } from './pages.ts';

const count = v.number();
const byKind = v.record(v.string(), count);

/** What is measured for each message or request. All but poll and join count from the intended moment of the send. */
export const STAGES = ['ack', 'delivered', 'seen', 'rendered', 'poll', 'join'] as const;
export type Stage = (typeof STAGES)[number];

/** The stages a run could measure: what is on a screen only where there was one. */
export const stagesOf = ({ pages }: Pick<Tally, 'pages'>): readonly Stage[] =>
  STAGES.filter((stage) => stage !== 'rendered' || pages !== null);

export const Load = v.object({
  /** What the shares are of: how long the process was watched. */
  tookMs: v.number(),
  /** Of one core; other threads (cryptography) count too, so it may exceed 1. */
  cpuShare: v.number(),
  /** How late timers were, ms. */
  loopDelayP99Ms: v.number(),
  loopDelayMaxMs: v.number(),
  /** How long answers that had come, and what they set going, waited to be worked off; ms. */
  waitP95Ms: v.optional(v.number()),
  saturated: v.boolean(),
});
export type Load = v.InferOutput<typeof Load>;

const GapOfViewer = v.object({ viewer: count, fromN: count, toN: count, count });

/** What a part of a run counted so far. Everything adds up, so that parts merge to the whole. */
export const Tally = v.object({
  sends: v.object({
    /** Their moment has come. */
    due: count,
    acknowledged: count,
    /** Neither acknowledged nor refused: the answer was lost, or is still to come. */
    unanswered: count,
    /** Left later than half a tenth of a second after their moment: the generator's fault. */
    late: count,
    refused: byKind,
  }),
  viewers: v.object({ here: count, entered: count, failed: count }),
  /** By the wire, before the client mends anything; all viewers together. */
  deliveries: v.object({
    delivered: count,
    duplicated: count,
    reordered: count,
    recovered: count,
    foreign: count,
  }),
  /** Rows that reached a page; a client leaves ordinary text out where a room is too fast to read. */
  seen: count,
  polls: v.object({ pages: count, trouble: byKind }),
  latency: v.object({
    ack: HistogramState,
    delivered: HistogramState,
    seen: HistogramState,
    /** On the screen of a real browser; a run before there were any has none. */
    rendered: v.optional(HistogramState, createHistogram().state()),
    poll: HistogramState,
    join: HistogramState,
  }),
  /** Against the platform's record; zeros until that was read. */
  judged: v.object({
    viewers: count,
    expected: count,
    lost: count,
    gaps: count,
    longestGap: count,
    viewersWithLoss: count,
    /** The first few gaps, to look into. */
    samples: v.array(GapOfViewer),
  }),
  load: v.array(Load),
  /** What real browsers saw; null without any. */
  pages: v.optional(v.nullable(PagesTally), null),
});
export type Tally = v.InferOutput<typeof Tally>;

const SAMPLES = 20;

/** The sums of counts by name. */
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

/** The whole of some parts. */
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
      gaps: all(({ judged }) => judged.gaps),
      longestGap: Math.max(0, ...parts.map(({ judged }) => judged.longestGap)),
      viewersWithLoss: all(({ judged }) => judged.viewersWithLoss),
      samples: parts.flatMap(({ judged }) => judged.samples).slice(0, SAMPLES),
    },
    load: parts.flatMap(({ load }) => load),
    pages: mergePages(parts.map(({ pages }) => pages)),
  };
}

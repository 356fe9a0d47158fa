import * as v from 'valibot';
import { HostFigures } from '#replay/hosts/host-figures.ts';
import { Tally } from '#replay/measure/tally.ts';
import { Moment } from '#replay/measure/timeline.ts';

const count = v.number();

/** What a run was and what came of it: the file of `play --out`, read again by what reports and compares. */
export const Result = v.object({
  format: v.literal('courtside-replay-result'),
  version: v.literal(1),
  /** Epoch ms. */
  startedAt: v.number(),
  tookMs: v.number(),
  recording: v.string(),
  target: v.object({ origin: v.string(), siteId: v.number() }),
  /** Names the run in the platform's own records. */
  run: v.string(),
  /** Processes that played, on all machines. */
  workers: v.number(),
  /** The machines they were on, when it was not the one that conducted. */
  hosts: v.optional(v.array(HostFigures), []),
  plan: v.object({ sha256: v.string(), sends: count, rooms: v.array(v.string()) }),
  verdict: v.picklist(['passed', 'failed', 'saturated', 'interrupted']),
  thresholds: v.array(v.object({ threshold: v.string(), value: v.number(), passed: v.boolean() })),
  /** How the wait for stragglers ended. */
  drain: v.picklist(['converged', 'quiet', 'timeout', 'interrupted']),
  /** By room: what senders were promised against what the platform keeps. */
  records: v.record(
    v.string(),
    v.object({ acknowledged: count, recorded: count, lost: count, duplicated: count, reordered: count }),
  ),
  /** Everything thresholds can be about, by name; latencies in ms. */
  metrics: v.record(v.string(), v.number()),
  /** From the beginning to the end of the wait for stragglers, without holes. */
  timeline: v.array(Moment),
  tally: Tally,
});
export type Result = v.InferOutput<typeof Result>;

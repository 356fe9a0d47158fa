import * as v from 'valibot';
import { HostFigures } from '#replay/measure/host-figures.ts';
import { Tally } from '#replay/measure/tally.ts';
import { Moment } from '#replay/measure/timeline.ts';

const count = v.number();

/** A run and its outcome: the file of `play --out`, which `report` and `compare` read. */
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
  /** Worker processes on all machines. */
  workers: v.number(),
  /** The hosts of the workers; empty when they ran on the coordinator's machine. */
  hosts: v.optional(v.array(HostFigures), []),
  plan: v.object({ sha256: v.string(), sends: count, rooms: v.array(v.string()) }),
  verdict: v.picklist(['passed', 'failed', 'broken', 'saturated', 'interrupted']),
  /** Why the run proves nothing; null for a run that does. */
  unproved: v.optional(v.nullable(v.string()), null),
  thresholds: v.array(
    v.object({
      threshold: v.string(),
      /** Null when there was no sample. */
      value: v.nullable(v.number()),
      passed: v.boolean(),
    }),
  ),
  /** Outcome of the wait for stragglers. */
  drain: v.picklist(['converged', 'quiet', 'timeout', 'interrupted']),
  /** The acknowledged sends of each room compared with the platform's record. */
  records: v.record(
    v.string(),
    v.object({ acknowledged: count, recorded: count, lost: count, duplicated: count, reordered: count }),
  ),
  /** The metrics that thresholds can use, by name; latencies in ms. */
  metrics: v.record(v.string(), v.number()),
  /** Consecutive intervals from the beginning to the end of the wait for stragglers. */
  timeline: v.array(Moment),
  tally: Tally,
});
export type Result = v.InferOutput<typeof Result>;

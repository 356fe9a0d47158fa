import * as v from 'valibot';
import { Load } from './tally.ts';

/** Clock uncertainty above which latencies between hosts are unreliable, ms. */
export const CLOCK_BOUND_MS = 50;

/** The figures of a host that ran workers. */
export const HostFigures = v.object({
  /** The address, as `--hosts` has it. */
  name: v.string(),
  /** Number of its workers, each in its own process. */
  workers: v.number(),
  /** Offset of its clock ahead of the coordinator's, ms. */
  clockOffsetMs: v.number(),
  /** The greatest error of that offset during the run, ms, which is also the error of its latencies. */
  uncertaintyMs: v.number(),
  /** The load of each of its processes. */
  load: v.array(Load),
  /** Why it was lost in the middle of the run; null when it was not. */
  lost: v.nullable(v.string()),
});
export type HostFigures = v.InferOutput<typeof HostFigures>;

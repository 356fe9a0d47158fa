import * as v from 'valibot';
import { Load } from '#replay/measure/tally.ts';

/** A machine that played parts of a run. */
export const HostFigures = v.object({
  /** As `--hosts` names it. */
  name: v.string(),
  /** Parts it played, each in a process of its own. */
  workers: v.number(),
  /** Its clock was so far ahead of the coordinator's, ms. */
  clockOffsetMs: v.number(),
  /** What that may have been wrong by at any time of the run, ms: what its latencies may be wrong by. */
  uncertaintyMs: v.number(),
  /** Of each of its processes. */
  load: v.array(Load),
  /** Why it was lost in the middle of the run; null when it was not. */
  lost: v.nullable(v.string()),
});
export type HostFigures = v.InferOutput<typeof HostFigures>;

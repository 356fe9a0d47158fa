import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MeasuredQueue } from '#replay/runtime/measured-queue.ts';
import type { Load } from './tally.ts';

const NS_PER_MS = 1e6;
const US_PER_MS = 1_000;
const RESOLUTION_MS = 10;
/** Beyond these limits the generator measures itself instead of the target. */
export const CPU_SHARE_MAX = 0.9;
export const LOOP_DELAY_P99_MAX_MS = 100;
/**
 * The interval at which a viewer polls a busy room, from request to request: a response that waits less delays no request.
 * When more than one in twenty waits longer, the viewers poll less often than real ones.
 */
export const WAIT_P95_MAX_MS = 250;
/** Shorter runs consist mostly of start-up, ms. */
const JUDGED_AFTER_MS = 2_000;

type Watched = {
  /** Reads the CPU time, of this process unless one thread of several is meant. */
  readonly cpuUsage?: typeof process.cpuUsage;
  /** The queue whose wait times are measured. */
  readonly queue?: Pick<MeasuredQueue, 'watch'>;
};

/** Starts to measure the load of this process. `stop` must be called at the end. */
export function watchLoad(monotonic: () => number, { cpuUsage = process.cpuUsage, queue }: Watched = {}) {
  const startedAt = monotonic();
  const before = cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const waits = queue?.watch();
  return {
    read(): Load {
      const tookMs = Math.max(1, monotonic() - startedAt);
      const { user, system } = cpuUsage(before);
      const cpuShare = (user + system) / US_PER_MS / tookMs;
      const late = (ns: number) => Math.max(0, ns / NS_PER_MS - RESOLUTION_MS);
      const loopDelayP99Ms = late(delay.percentile(99));
      const waitP95Ms = waits && waits.count > 0 ? waits.percentile(95) / NS_PER_MS : 0;
      const judged = tookMs >= JUDGED_AFTER_MS;
      const saturated =
        judged &&
        (cpuShare > CPU_SHARE_MAX || loopDelayP99Ms > LOOP_DELAY_P99_MAX_MS || waitP95Ms > WAIT_P95_MAX_MS);
      return { tookMs, cpuShare, loopDelayP99Ms, loopDelayMaxMs: late(delay.max), waitP95Ms, saturated };
    },
    stop: () => void delay.disable(),
  };
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FairTurns } from '#replay/fair/fair-turns.ts';
import type { Load } from './tally.ts';

const NS_PER_MS = 1e6;
const US_PER_MS = 1_000;
const RESOLUTION_MS = 10;
/** Beyond these the generator measures itself. */
export const CPU_SHARE_MAX = 0.9;
export const LOOP_DELAY_P99_MAX_MS = 100;
/**
 * A viewer's pause in a busy room. It counts from the question before, so an answer that waits less delays no question;
 * when more than one in twenty waits longer, the crowd asks less often than a real one.
 */
export const WAIT_P95_MAX_MS = 250;
/** Shorter runs are mostly start-up. */
const JUDGED_AFTER_MS = 2_000;

type Watched = {
  /** Of whom: one thread of several may be asked for its own. */
  readonly cpuUsage?: typeof process.cpuUsage;
  /** Where work waits that has come and is not yet done. */
  readonly turns?: Pick<FairTurns, 'watch'>;
};

/** Watches this process from now on. */
export function watchLoad(monotonic: () => number, { cpuUsage = process.cpuUsage, turns }: Watched = {}) {
  const startedAt = monotonic();
  const before = cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const waits = turns?.watch();
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

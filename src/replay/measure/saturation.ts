import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Load } from './tally.ts';

const NS_PER_MS = 1e6;
const US_PER_MS = 1_000;
const RESOLUTION_MS = 10;
/** Beyond these the generator measures itself. */
export const CPU_SHARE_MAX = 0.9;
export const LOOP_DELAY_P99_MAX_MS = 100;
/** Shorter runs are mostly start-up. */
const JUDGED_AFTER_MS = 2_000;

/**
 * Watches this process from now on.
 * @param cpuUsage of whom: one thread of several may be asked for its own
 */
export function watchLoad(monotonic: () => number, cpuUsage: typeof process.cpuUsage = process.cpuUsage) {
  const startedAt = monotonic();
  const before = cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    read(): Load {
      const tookMs = Math.max(1, monotonic() - startedAt);
      const { user, system } = cpuUsage(before);
      const cpuShare = (user + system) / US_PER_MS / tookMs;
      const late = (ns: number) => Math.max(0, ns / NS_PER_MS - RESOLUTION_MS);
      const loopDelayP99Ms = late(delay.percentile(99));
      const judged = tookMs >= JUDGED_AFTER_MS;
      const saturated = judged && (cpuShare > CPU_SHARE_MAX || loopDelayP99Ms > LOOP_DELAY_P99_MAX_MS);
      return { tookMs, cpuShare, loopDelayP99Ms, loopDelayMaxMs: late(delay.max), saturated };
    },
    stop: () => void delay.disable(),
  };
}

import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Load } from './tally.ts';

const NS_PER_MS = 1e6;
const US_PER_MS = 1_000;
const RESOLUTION_MS = 10;
/** Beyond these the generator measures itself. */
export const CPU_SHARE_MAX = 0.9;
export const LOOP_DELAY_P99_MAX_MS = 100;
/** Shorter runs are mostly start-up. */
const JUDGED_AFTER_MS = 2_000;

/** Where work waits that has come and is not yet done. */
type Turns = { watch(): Pick<Histogram, 'percentile' | 'max' | 'count'> };

/** Watches this process from now on: late is a timer that fires late, and an answer that waits to be worked off. */
export function watchLoad(monotonic: () => number, turns: Turns) {
  const startedAt = monotonic();
  const before = process.cpuUsage();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const waits = turns.watch();
  return {
    read(): Load {
      const tookMs = Math.max(1, monotonic() - startedAt);
      const { user, system } = process.cpuUsage(before);
      const cpuShare = (user + system) / US_PER_MS / tookMs;
      const late = (timerNs: number, waitNs: number) =>
        Math.max(0, timerNs / NS_PER_MS - RESOLUTION_MS, waits.count > 0 ? waitNs / NS_PER_MS : 0);
      const loopDelayP99Ms = late(delay.percentile(99), waits.percentile(99));
      const judged = tookMs >= JUDGED_AFTER_MS;
      const saturated = judged && (cpuShare > CPU_SHARE_MAX || loopDelayP99Ms > LOOP_DELAY_P99_MAX_MS);
      return { tookMs, cpuShare, loopDelayP99Ms, loopDelayMaxMs: late(delay.max, waits.max), saturated };
    },
    stop: () => void delay.disable(),
  };
}

import type { MeasuredQueue } from '#replay/runtime/measured-queue.ts';
import { createHistogram } from './histogram.ts';
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

/** A second counts as busy beyond this share of late timers in it, or beyond the CPU share. */
const LATE_SHARE_MAX = 0.1;
/** So many busy seconds in a row saturate a run of any length, as a peak that its mean hides. */
const PEAK_SECONDS = 3;
const SECOND_MS = 1_000;

/** Calls `tick` every few milliseconds until the returned function is called. */
type Ticks = (tick: () => void) => () => void;

const timerTicks: Ticks = (tick) => {
  const timer = setInterval(tick, RESOLUTION_MS).unref();
  return () => clearInterval(timer);
};

type Watched = {
  /** Reads the CPU time, of this process unless one thread of several is meant. */
  readonly cpuUsage?: typeof process.cpuUsage;
  /** The queue whose wait times are measured. */
  readonly queue?: Pick<MeasuredQueue, 'watch'>;
  readonly ticks?: Ticks;
};

type CpuMs = () => number;

/**
 * Measures how late timers are, weighted by time: a block of the event loop counts for all timers that were due in it, not
 * for one. Seconds that are busy by themselves are counted in a row.
 */
function watchTimers(monotonic: () => number, cpuMs: CpuMs) {
  const lateness = createHistogram();
  let [last, lateMs, busyInRow, longestPeak] = [monotonic(), 0, 0, 0];
  let second = { startedAt: last, cpuMs: cpuMs() };
  const closeSecond = (now: number) => {
    const tookMs = now - second.startedAt;
    const used = cpuMs();
    const isBusy = (used - second.cpuMs) / tookMs > CPU_SHARE_MAX || lateMs / tookMs > LATE_SHARE_MAX;
    busyInRow = isBusy ? busyInRow + tookMs / SECOND_MS : 0;
    longestPeak = Math.max(longestPeak, busyInRow);
    second = { startedAt: now, cpuMs: used };
    lateMs = 0;
  };
  return {
    tick() {
      const now = monotonic();
      const gapMs = now - last;
      last = now;
      for (let late = gapMs - RESOLUTION_MS; late > -RESOLUTION_MS; late -= RESOLUTION_MS)
        lateness.record(Math.max(0, late));
      lateMs += Math.max(0, gapMs - RESOLUTION_MS - LOOP_DELAY_P99_MAX_MS);
      if (now - second.startedAt >= SECOND_MS) closeSecond(now);
    },
    lateness,
    peakSeconds: () => longestPeak,
  };
}

/** Starts to measure the load of this process. `stop` must be called at the end. */
export function watchLoad(
  monotonic: () => number,
  { cpuUsage = process.cpuUsage, queue, ticks = timerTicks }: Watched = {},
) {
  const startedAt = monotonic();
  const before = cpuUsage();
  const cpuMs = () => {
    const { user, system } = cpuUsage(before);
    return (user + system) / US_PER_MS;
  };
  const timers = watchTimers(monotonic, cpuMs);
  const stop = ticks(timers.tick);
  const waits = queue?.watch();
  return {
    read(): Load {
      const tookMs = Math.max(1, monotonic() - startedAt);
      const cpuShare = cpuMs() / tookMs;
      const loopDelayP99Ms = timers.lateness.percentile(99);
      const waitP95Ms = waits && waits.count > 0 ? waits.percentile(95) / NS_PER_MS : 0;
      const peakSeconds = timers.peakSeconds();
      const isOver =
        cpuShare > CPU_SHARE_MAX || loopDelayP99Ms > LOOP_DELAY_P99_MAX_MS || waitP95Ms > WAIT_P95_MAX_MS;
      const saturated = tookMs >= JUDGED_AFTER_MS && (isOver || peakSeconds >= PEAK_SECONDS);
      const loopDelayMaxMs = timers.lateness.maxMs;
      return { tookMs, cpuShare, loopDelayP99Ms, loopDelayMaxMs, waitP95Ms, peakSeconds, saturated };
    },
    stop,
  };
}

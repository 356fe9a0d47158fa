import { setImmediate as othersTurn } from 'node:timers/promises';
import { HOUR_MS } from '#contract/units/durations.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** Interval of the most frequent work of a world, ms. */
const STEP_MS = 250;
const STEPS_BEFORE_OTHERS = 20;

/** Load of the one thread over a span of world time: CPU, so that other load of the machine does not count. */
export type Blocks = {
  /** Longest step, ms of CPU of the thread. */
  readonly longest: number;
  /** World time of the longest step, ms after the beginning. */
  readonly longestAt: number;
  /** Duration that one step in a thousand exceeds, ms. */
  readonly p999: number;
  /** Steps above the limit. */
  readonly above: number;
  /** Share of one core that the span uses in real time, %. */
  readonly load: number;
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Moves a driven clock on, step by step as fast as the machine allows, and measures each step. */
export async function stepThrough(
  clock: Pick<WorldClock, 'advance'>,
  hours: number,
  limitMs: number,
): Promise<Blocks> {
  const took: number[] = [];
  for (let step = 0; step < (hours * HOUR_MS) / STEP_MS; step++) {
    const before = cpuMs();
    clock.advance(STEP_MS);
    took.push(cpuMs() - before);
    if (step % STEPS_BEFORE_OTHERS === 0) await othersTurn();
  }
  const sorted = took.toSorted((one, other) => other - one);
  const longest = sorted[0] ?? 0;
  return {
    longest,
    longestAt: took.indexOf(longest) * STEP_MS,
    p999: sorted[Math.floor(sorted.length / 1_000)] ?? 0,
    above: took.filter((ms) => ms > limitMs).length,
    load: (100 * took.reduce((sum, ms) => sum + ms, 0)) / (hours * HOUR_MS),
  };
}

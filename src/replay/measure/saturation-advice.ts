import { CPU_SHARE_MAX, LOOP_DELAY_P99_MAX_MS, WAIT_P95_MAX_MS } from './saturation.ts';
import type { Load } from './tally.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function figuresOf(load: readonly Load[]): readonly string[] {
  const cpuShare = Math.max(0, ...load.map((sample) => sample.cpuShare));
  const waitMs = Math.max(0, ...load.map(({ waitP95Ms = 0 }) => waitP95Ms));
  const lateMs = Math.max(0, ...load.map(({ loopDelayP99Ms }) => loopDelayP99Ms));
  const peak = Math.max(0, ...load.map(({ peakSeconds = 0 }) => peakSeconds));
  const figures = [
    ...(cpuShare > CPU_SHARE_MAX
      ? [`a worker used ${percent(cpuShare)} of a core, at most ${percent(CPU_SHARE_MAX)} counts`]
      : []),
    ...(lateMs > LOOP_DELAY_P99_MAX_MS
      ? [`timers were ${Math.round(lateMs)} ms late (p99), at most ${LOOP_DELAY_P99_MAX_MS} ms counts`]
      : []),
    ...(waitMs > WAIT_P95_MAX_MS
      ? [
          `answers waited ${Math.round(waitMs)} ms (p95) to be worked off, at most ${WAIT_P95_MAX_MS} ms counts`,
        ]
      : []),
  ];
  return figures.length > 0 ? figures : [`a worker was too slow for ${Math.round(peak)} s in a row`];
}

/** Timers were late although no worker was busy: other processes had the cores, perhaps the platform itself. */
const isCrowdedOut = (load: readonly Load[]): boolean =>
  load.every(({ cpuShare }) => cpuShare <= CPU_SHARE_MAX);

/**
 * Returns the figure by which a generator was too slow, and a remedy; null when it was fast enough.
 * @param cores the cores of the machine that the workers ran on
 */
export function saturationAdvice(all: readonly Load[], cores: number): string | null {
  const load = all.filter(({ saturated }) => saturated);
  if (load.length === 0) return null;
  const spare = all.length < cores ? `--workers ${cores}, ` : '';
  const others = isCrowdedOut(load) ? ', and no worker was busy: something else has the cores' : '';
  const alone = others === '' ? '' : ', or the platform on a machine of its own';
  return `${figuresOf(load).join('; ')}${others}. What helps: ${spare}fewer viewers, more machines${alone}`;
}

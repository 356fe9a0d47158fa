import { LINE } from '../timing.table.ts';

/** Health of one video domain. Times are monotonic ms. */
export type LineHealth = {
  readonly errors: number;
  readonly errorsAt: number;
  readonly failuresInRow: number;
  /** Time before which the line is not retried, unless every line is in quarantine. */
  readonly openUntil: number;
  /** Smoothed time to first byte, ms; null before the first answer. */
  readonly firstByteMs: number | null;
};

export type HealthLabel = 'good' | 'slow' | 'bad' | 'untried';

const SMOOTHING = 0.3;

export const UNTRIED: LineHealth = {
  errors: 0,
  errorsAt: 0,
  failuresInRow: 0,
  openUntil: 0,
  firstByteMs: null,
};

const errorsAt = (health: LineHealth, now: number) =>
  health.errors * 2 ** (-(now - health.errorsAt) / LINE.halfLife);

/** One more failure: the breaker opens for a random time under a doubling ceiling (full jitter). */
export function afterFailure(health: LineHealth, now: number, random: number): LineHealth {
  const failuresInRow = health.failuresInRow + 1;
  const ceiling = Math.min(LINE.quarantine.longest, LINE.quarantine.first * 2 ** failuresInRow);
  return {
    ...health,
    errors: errorsAt(health, now) + 1,
    errorsAt: now,
    failuresInRow,
    openUntil: now + random * ceiling,
  };
}

/** Returns the health after a response: past errors are halved, the breaker closes. */
export function afterSuccess(health: LineHealth, now: number, firstByteMs: number): LineHealth {
  const before = health.firstByteMs ?? firstByteMs;
  return {
    errors: errorsAt(health, now) / 2,
    errorsAt: now,
    failuresInRow: 0,
    openUntil: 0,
    firstByteMs: before + SMOOTHING * (firstByteMs - before),
  };
}

/**
 * Returns the health after a request was cancelled after `waitedMs` without a response, because another line was faster:
 * slow, but no failure.
 */
export function afterSlowness(health: LineHealth, waitedMs: number): LineHealth {
  const before = health.firstByteMs ?? waitedMs;
  return { ...health, firstByteMs: Math.max(before, before + SMOOTHING * (waitedMs - before)) };
}

/** Reports whether the line failed last time and has rested long enough to be probed. */
export const awaitsProbe = (health: LineHealth, now: number): boolean =>
  health.failuresInRow > 0 && !isOpen(health, now);

/** Reports whether the breaker is open: the line failed, and is left alone for now. `now` is monotonic ms. */
export const isOpen = (health: LineHealth, now: number): boolean => health.openUntil > now;

/** Returns the expected cost, in ms, of using a line now. Slowness is a cost too, not only failures. */
export const costOf = (health: LineHealth, now: number): number =>
  LINE.error * errorsAt(health, now) + (health.firstByteMs ?? 0);

/**
 * Returns the label of a line for the viewer: bad after a failure until a response arrives, slow above 800 ms to the first
 * byte. `now` is monotonic ms.
 */
export function healthLabelOf(health: LineHealth, now: number): HealthLabel {
  if (isOpen(health, now) || health.failuresInRow > 0) return 'bad';
  if (health.firstByteMs === null) return 'untried';
  return health.firstByteMs > LINE.slow ? 'slow' : 'good';
}

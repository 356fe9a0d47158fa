import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';

/** Offset moving from its old to its new value. Times are monotonic ms. */
export type Steering = {
  readonly from: number;
  readonly to: number;
  readonly since: number;
  /** ms of correction per ms. */
  readonly rate: number;
};

const SMALL_MS = 1_000;
const GENTLE = 0.005;
const BRISK = 0.5;

/** An offset, ms, that is already where it should be. */
export const fixedAt = (offset: number): Steering => ({ from: offset, to: offset, since: 0, rate: BRISK });

/**
 * Returns the offset, ms, at a moment (`mono`, monotonic ms): interpolated, and at its target once the correction is
 * complete.
 */
export function offsetAt({ from, to, since, rate }: Steering, mono: number): number {
  const moved = (mono - since) * rate;
  const whole = to - from;
  return moved >= Math.abs(whole) ? to : from + Math.sign(whole) * moved;
}

/** The measured offset, ms, and whether the present one rests on a measurement or only on the device's own clocks. */
type Aim = { readonly offset: number; readonly wasProved: boolean };

/**
 * A small correction is slewed by 5 ms a second. A larger one steps when it leads forward; backwards the clock runs at
 * half speed until it agrees, so that time never runs back. A clock that nothing proved, at the start and after a sleep,
 * steps in either direction, and so does one that is more than two minutes off [9.02].
 */
export function aimAt(current: Steering, { offset, wasProved }: Aim, mono: number): Steering {
  const from = offsetAt(current, mono);
  const delta = offset - from;
  const runsBack = delta < -SMALL_MS && delta >= -COMPARE_TIME_THRESHOLD_MS && wasProved;
  if (Math.abs(delta) > SMALL_MS && !runsBack) return { from: offset, to: offset, since: mono, rate: BRISK };
  return { from, to: offset, since: mono, rate: runsBack ? BRISK : GENTLE };
}

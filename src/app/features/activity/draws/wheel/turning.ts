import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';

type Card = Pick<ActivityCard, 'mine' | 'phase'>;
type Turns = Pick<WheelPart, 'freeLeft' | 'cards'>;

/** Turns left today; null where the wheel cannot be turned for another reason. A prize not yet claimed blocks no turn. */
export function remainingTurns({ mine, phase }: Card, { freeLeft, cards }: Turns): number | null {
  if (mine.is === 'ready') return mine.left;
  if (mine.is === 'won' && phase === 'open') return freeLeft + cards;
  return mine.is === 'locked' && mine.why === 'usedUp' ? 0 : null;
}

const CIRCLE = 360;

/** Degrees a second while the wheel waits for the answer. */
export const TURN_SPEED = 720;
/** Duration of the acceleration at the beginning of a turn, ms. */
export const SPEED_UP_MS = 300;
/** Shortest time that it turns evenly before it slows down, ms. */
export const EVEN_MS = 1_200;
/** Shortest time that it takes to slow down, ms. */
const LEAST_SLOW_MS = 1_400;
/** Ease-out of this power; `SLOW_DOWN` is its curve, without a jump in speed at its beginning. */
const POWER = 3;
export const SPEED_UP = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';
export const SLOW_DOWN = 'cubic-bezier(0.3333, 1, 0.6667, 1)';
/** Largest distance from the middle of its sector at which a wheel may stop, in sectors: never near an edge. */
const OFF_MIDDLE = 0.3;

const positive = (degrees: number) => ((degrees % CIRCLE) + CIRCLE) % CIRCLE;

/**
 * Returns the angle at which a wheel rests, 0–360, with a sector at the pointer: its middle, or moved from it by `offset`.
 * @param offset 0–1, from any source; it moves the stop by at most 0.3 sectors either way
 */
export function standFor(sector: number, sectors: number, offset: number): number {
  const width = CIRCLE / sectors;
  return positive(-sector * width + (offset * 2 - 1) * OFF_MIDDLE * width);
}

/** The angle, 0–360, at which the pointer is at a seam between two sectors, at neither. */
export const seamOf = (sectors: number): number => CIRCLE / sectors / 2;

/** Returns the angle turned `ms` after the tap, while it waits. */
export function turnedAfter(ms: number): number {
  const begun = Math.min(ms, SPEED_UP_MS);
  const sped = (TURN_SPEED * begun * begun) / (2 * SPEED_UP_MS * 1_000);
  return sped + (TURN_SPEED * Math.max(0, ms - SPEED_UP_MS)) / 1_000;
}

/**
 * Computes the deceleration from full speed to rest at an angle: the shortest that takes at least `leastMs`.
 * @returns degrees to turn, and the ms it takes
 */
export function slowDown(
  from: number,
  stand: number,
  { speed = TURN_SPEED, leastMs = LEAST_SLOW_MS }: { speed?: number; leastMs?: number } = {},
): { readonly degrees: number; readonly ms: number } {
  const near = positive(stand - from);
  const least = (leastMs / 1_000) * (speed / POWER);
  const rounds = Math.max(0, Math.ceil((least - near) / CIRCLE));
  const degrees = near + rounds * CIRCLE;
  return { degrees, ms: ((POWER * degrees) / speed) * 1_000 };
}

/** Returns the times at which the seams of the sectors pass the pointer while it slows down, ms from the beginning of that. */
export function seamTimes(from: number, degrees: number, ms: number, sectors: number): readonly number[] {
  const width = CIRCLE / sectors;
  const first = width - (positive(from - width / 2) % width);
  const count = Math.max(0, Math.ceil((degrees - first) / width));
  return Array.from({ length: count }, (_, at) => {
    const remainingShare = 1 - (first + at * width) / degrees;
    return ms * (1 - remainingShare ** (1 / POWER));
  });
}

import type * as v from 'valibot';
import type { HeatPoints } from '#contract/play/game/schema.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import type { ListedGame } from './game-catalogue.ts';

const BEIJING_MS = 8 * HOUR_MS;
const DAY_HOURS = 24;
const HEAT_MOST = 100;
/** Five points, an hour apart, the last one now [9.01]. */
const HEAT_HOURS = [4, 3, 2, 1, 0] as const;
const CALMEST = 0.22;

/** How full the house is at an hour of the day in Beijing, 0 to 1: emptiest before dawn, fullest at ten at night. */
function fullness(at: number): number {
  const hour = ((at + BEIJING_MS) / HOUR_MS) % DAY_HOURS;
  return CALMEST + (1 - CALMEST) * (0.5 + 0.5 * Math.cos(((hour - 22) / DAY_HOURS) * 2 * Math.PI));
}

/** A game's own ups and downs, 0.82 to 1.18, so that two games never move alike. */
function mood(name: string, at: number): number {
  const phase = hash32(name) % 1_000;
  const slow = Math.sin(at / (2.6 * HOUR_MS) + phase);
  const quick = Math.sin(at / (0.21 * HOUR_MS) + phase * 1.7);
  return 1 + 0.12 * slow + 0.06 * quick;
}

/** How many play a game at a time. */
export const playersAt = ({ name, peak }: ListedGame, at: number): number =>
  Math.round(peak * fullness(at) * mood(name, at));

/** How hot a game is against the best visited one; small games show too, so the scale is no straight line. */
const heatAt = (game: ListedGame, most: number, at: number) =>
  Math.min(HEAT_MOST, Math.round(HEAT_MOST * Math.sqrt(playersAt(game, at) / most)));

/** Heat of the last hours, oldest first. `most` is the peak of the best visited game. */
export function heatOf(game: ListedGame, most: number, now: number): v.InferInput<typeof HeatPoints> {
  const [a, b, c, d, e] = HEAT_HOURS;
  const point = (hoursAgo: number) => heatAt(game, most, now - hoursAgo * HOUR_MS);
  return [point(a), point(b), point(c), point(d), point(e)];
}

/** One game in so many is being mended at any time. */
const MENDED_ONE_IN = 43;
const MENDED_UNTIL_HOUR = 6;

/** When a game that is being mended is expected to be open again, or null where it is open. */
export function mendedUntil({ name }: ListedGame, now: number): number | null {
  if (hash32(name) % MENDED_ONE_IN !== 0) return null;
  const end = dayStartOf(now) + MENDED_UNTIL_HOUR * HOUR_MS;
  return now < end ? end : end + DAY_HOURS * HOUR_MS;
}

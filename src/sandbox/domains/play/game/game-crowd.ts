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

/** Occupancy at an hour of the day in Beijing, 0 to 1: lowest before dawn, highest at ten at night. */
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

/** Number of players of a game at a time. */
export const playersAt = ({ name, peak }: ListedGame, at: number): number =>
  Math.round(peak * fullness(at) * mood(name, at));

/** Heat of a game relative to the most played one; not linear, so that small games show too. */
const heatAt = (game: ListedGame, most: number, at: number) =>
  Math.min(HEAT_MOST, Math.round(HEAT_MOST * Math.sqrt(playersAt(game, at) / most)));

/** Heat of the last hours, oldest first. `most` is the peak of the best visited game. */
export function heatOf(game: ListedGame, most: number, now: number): v.InferInput<typeof HeatPoints> {
  const [a, b, c, d, e] = HEAT_HOURS;
  const point = (hoursAgo: number) => heatAt(game, most, now - hoursAgo * HOUR_MS);
  return [point(a), point(b), point(c), point(d), point(e)];
}

/** Ratio of games under maintenance: one in this number at any time. */
const MENDED_ONE_IN = 43;
const MENDED_UNTIL_HOUR = 6;

/** Expected end of a game’s maintenance, or null where it is open. */
export function mendedUntil({ name }: ListedGame, now: number): number | null {
  if (hash32(name) % MENDED_ONE_IN !== 0) return null;
  const end = dayStartOf(now) + MENDED_UNTIL_HOUR * HOUR_MS;
  return now < end ? end : end + DAY_HOURS * HOUR_MS;
}

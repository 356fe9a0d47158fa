import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { hash32, random } from '#contract/units/random.ts';

/** Visits of the simulated crowd to games. */
export type GameVisits = {
  /** Names of the visits that are under way at a time, epoch ms; a visit keeps its name. */
  namesAt(name: string, at: number): readonly string[];
  /** Number of visits that are under way at a time, epoch ms. */
  countAt(name: string, at: number): number;
};

const SLOT_MS = 5 * MINUTE_MS;
const SHORTEST_MS = 3 * MINUTE_MS;
const LONGEST_MS = 40 * MINUTE_MS;
/** Visits that begin in a slot at the busiest hour: of the least and of the most visited game. */
const FEWEST_ARRIVALS = 3;
const MOST_ARRIVALS = 90;

/** Slots of a hundred games over the hours that the lobby shows; beyond it, stored visits are simulated again. */
const STORED_SLOTS_MAX = 10_000;

const BEIJING_MS = 8 * HOUR_MS;
const DAY_HOURS = 24;
const BUSIEST_HOUR = 22;
/** Arrivals before dawn, as a part of those at the busiest hour. */
const QUIETEST = 0.22;

/** Activity at an hour of the day in Beijing, 0 to 1: lowest before dawn, highest at ten at night. */
function activityAt(at: number): number {
  const hour = ((at + BEIJING_MS) / HOUR_MS) % DAY_HOURS;
  const wave = 0.5 + 0.5 * Math.cos(((hour - BUSIEST_HOUR) / DAY_HOURS) * 2 * Math.PI);
  return QUIETEST + (1 - QUIETEST) * wave;
}

/** Arrivals of a game in a slot of the busiest hour. */
const arrivalsOf = (name: string) =>
  FEWEST_ARRIVALS + (MOST_ARRIVALS - FEWEST_ARRIVALS) * (hash32(`visits-${name}`) / 2 ** 32) ** 2.2;

/** Start and end of every visit that begins in a slot, epoch ms; the same at each call. */
function visitsOf(name: string, slot: number): readonly (readonly [start: number, end: number])[] {
  const next = random(`visits-${name}-${slot}`);
  const start = slot * SLOT_MS;
  const arrivals = arrivalsOf(name) * activityAt(start) * (0.7 + 0.6 * next());
  return Array.from({ length: Math.round(arrivals) }, () => {
    const begins = start + Math.floor(next() * SLOT_MS);
    // Most visits are short; a few last long.
    return [begins, begins + SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * next() ** 2] as const;
  });
}

/**
 * Simulates each visit to a game by itself: arrivals follow the hour of the day and the popularity of the game, and the
 * number of players is the number of visits that have begun and not ended. Visits of a slot are stored while they may last.
 */
export function createGameVisits(): GameVisits {
  const slots = new Map<string, ReturnType<typeof visitsOf>>();
  const slotsPerVisit = Math.ceil(LONGEST_MS / SLOT_MS);
  const storedVisits = (name: string, slot: number) => {
    const key = `${name} ${slot}`;
    const stored = slots.get(key);
    if (stored) return stored;
    if (slots.size >= STORED_SLOTS_MAX) slots.clear();
    const visits = visitsOf(name, slot);
    slots.set(key, visits);
    return visits;
  };
  const namesAt = (name: string, at: number): readonly string[] => {
    const last = Math.floor(at / SLOT_MS);
    const names: string[] = [];
    for (let slot = last - slotsPerVisit; slot <= last; slot += 1)
      for (const [index, [start, end]] of storedVisits(name, slot).entries())
        if (start <= at && at < end) names.push(`${name} ${slot} ${index}`);
    return names;
  };
  return { namesAt, countAt: (name, at) => namesAt(name, at).length };
}

import { createDraws } from '#sandbox/games/chance/draws.ts';
import type { KeyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { drawShot, type FishingRules, isCaught } from './fishing.ts';
import type { Swarm, SwarmFish } from './swarm.ts';

/** Seats of a table. */
export const SEATS = 4;
/** From one possible shot of a simulated player to the next, ms. */
const TICK_MS = 1_500;
/** One of so many ticks is used for a shot. */
const TICKS_PER_SHOT = 3;
/** Time for which a simulated player keeps a seat, ms. */
const SITTING_MS = 300_000;
/** Visits to a game of which simulated players take half of the seats. */
const HALF_VISITS = 4;
/** Shots that are held in memory. */
const STORED_MAX = 2_000;

/** A shot at a table, epoch ms. */
export type SwarmShot = {
  readonly at: number;
  readonly seat: number;
  readonly fish: SwarmFish;
  readonly isCaught: boolean;
};

/** Simulated players as a function of the table's seed and time; they shoot by the chances of members. */
export type Crowd = {
  /** Shots of a seat after `from` until `to`, epoch ms, if a simulated player has it and the fish is still there. */
  shots(seat: number, from: number, to: number): readonly SwarmShot[];
  /** Number of the simulated player at a seat; null for an empty seat. @param visits simulated visits to the game then */
  sitting(seat: number, at: number, visits: (at: number) => number): number | null;
};

/** @param key seed of the crowd at the table; the pages never get it */
export function createCrowd(rules: FishingRules, swarm: Swarm, key: KeyedHash): Crowd {
  const stored = new Map<number, SwarmShot | null>();
  const draw = (seat: number, tick: number): SwarmShot | null => {
    const draws = createDraws(key, `shot-${seat}`, tick);
    if (draws.below(TICKS_PER_SHOT) !== 0) return null;
    const at = tick * TICK_MS + seat * (TICK_MS / SEATS);
    const fish = swarm.at(at);
    const aimed = fish[draws.below(fish.length)];
    return aimed
      ? { at, seat, fish: aimed, isCaught: isCaught(rules, aimed.kind, drawShot(rules, draws)) }
      : null;
  };
  const shotOf = (seat: number, tick: number) => {
    const id = tick * SEATS + seat;
    const known = stored.get(id);
    if (known !== undefined) return known;
    if (stored.size >= STORED_MAX) stored.clear();
    const shot = draw(seat, tick);
    stored.set(id, shot);
    return shot;
  };
  return {
    shots(seat, from, to) {
      const tickOf = (at: number) => Math.floor((at - seat * (TICK_MS / SEATS)) / TICK_MS);
      const [first, last] = [tickOf(from) + 1, tickOf(to)];
      const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      return ticks.flatMap((tick) => shotOf(seat, tick) ?? []);
    },
    sitting(seat, at, visits) {
      // Seats change at different times.
      const slot = Math.floor(at / SITTING_MS + seat / SEATS);
      const count = visits(Math.floor((slot - seat / SEATS) * SITTING_MS));
      const draws = createDraws(key, `seat-${seat}`, slot);
      return draws.below(count + HALF_VISITS) < count ? draws.below(2 ** 31) : null;
    },
  };
}

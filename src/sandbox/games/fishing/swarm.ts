import { createDraws } from '#sandbox/games/chance/draws.ts';
import type { KeyedHash } from '#sandbox/games/chance/keyed-hash.ts';

/** A fish on its way through the water of a table. Times are epoch ms. */
export type SwarmFish = {
  /** Ascends within a place of the swarm; unique at a table. */
  readonly id: number;
  readonly kind: number;
  readonly entersAt: number;
  readonly leavesAt: number;
  /** Height of its path: 0 at the top, 1 at the bottom. */
  readonly lane: number;
  /** Swims from left to right. */
  readonly isBack: boolean;
};

/** The swarm of a table as a function of its seed and the server's time: nothing is stored, and every player sees the same. */
export type Swarm = {
  /** Fish in the water, in the order of their places. */
  at(now: number): readonly SwarmFish[];
  /** A fish by its id; null for an id that no place has. */
  find(id: number): SwarmFish | null;
};

export type SwarmKind = {
  /** Width, in hundredths of the height of the water. */
  readonly size: number;
  /** Number of them in the water. */
  readonly shoal: number;
};

/** Factor of the number of a passage in the id of a fish: more than the places of a swarm. */
const PLACES_MAX = 100;
const SECOND_MS = 1_000;
const BASE_S = 18;
/** Step that spreads the lanes of places evenly, part of 1. */
const LANE_STEP = 0.618;
/** Largest difference of a lane from that of its place, part of 1. */
const LANE_SHIFT = 0.2;
const PARTS = 1_000;
/** Passages that are held in memory. */
const STORED_MAX = 1_000;

type Place = {
  readonly kind: number;
  readonly lane: number;
  readonly passMs: number;
  readonly phaseMs: number;
};

/** The places of a swarm: in each, one fish follows the other. Larger fish are slower. */
function placesOf(kinds: readonly SwarmKind[], key: KeyedHash): readonly Place[] {
  const each = kinds.flatMap(({ size, shoal }, kind) =>
    Array.from({ length: shoal }, () => ({ kind, size })),
  );
  return each.map(({ kind, size }, at) => {
    const passMs = Math.round((BASE_S + size / 3 + ((at * 7) % 9)) * SECOND_MS);
    const lane = (at * LANE_STEP + 0.1) % 1;
    return { kind, lane, passMs, phaseMs: createDraws(key, 'place', at).below(passMs) };
  });
}

/** @param key seed of the table */
export function createSwarm(kinds: readonly SwarmKind[], key: KeyedHash): Swarm {
  const places = placesOf(kinds, key);
  const stored = new Map<number, SwarmFish>();
  const passing = (place: Place, at: number, pass: number): SwarmFish => {
    const id = pass * PLACES_MAX + at;
    const known = stored.get(id);
    if (known) return known;
    if (stored.size >= STORED_MAX) stored.clear();
    const { below } = createDraws(key, 'fish', id);
    const entersAt = place.phaseMs + pass * place.passMs;
    const lane = (place.lane + (below(PARTS) / PARTS) * LANE_SHIFT) % 1;
    const times = { entersAt, leavesAt: entersAt + place.passMs };
    const fish = { id, kind: place.kind, ...times, lane, isBack: below(2) === 1 };
    stored.set(id, fish);
    return fish;
  };
  return {
    at: (now) =>
      places.map((place, at) => passing(place, at, Math.floor((now - place.phaseMs) / place.passMs))),
    find(id) {
      const place = id >= 0 ? places[id % PLACES_MAX] : undefined;
      return place ? passing(place, id % PLACES_MAX, Math.floor(id / PLACES_MAX)) : null;
    },
  };
}

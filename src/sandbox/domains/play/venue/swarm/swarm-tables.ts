import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { fromHex } from '#sandbox/games/chance/sha256.ts';
import { type Crowd, createCrowd, SEATS, type SwarmShot } from '#sandbox/games/fishing/crowd.ts';
import { FISHING_ROWS } from '#sandbox/games/fishing/fishing.table.ts';
import { createSwarm, type Swarm, type SwarmFish } from '#sandbox/games/fishing/swarm.ts';
import type { IssueSeeds } from '../table/issue-seeds.ts';
import type { Seated, SeatStore } from './seat-store.ts';
import type { ShotStore } from './shot-store.ts';

/** A table of a title: its hall (`hallOf`), its number in it, and the name of the title. */
export type TableKey = { readonly hall: string; readonly table: number; readonly name: string };

/** Sitter of a seat: a visit, a simulated player by its number, or nobody. */
export type Sitter =
  | { readonly is: 'member'; readonly seated: Seated }
  | { readonly is: 'simulated'; readonly number: number }
  | { readonly is: 'free' };

/** Shot of a member or a simulated player; its id is unique at the table. */
export type TableShot = Pick<SwarmShot, 'at' | 'seat' | 'isCaught'> & {
  readonly id: string;
  readonly fish: number;
};

type Water = { readonly swarm: Swarm; readonly crowd: Crowd; readonly seed: string };

type Ports = {
  readonly seeds: IssueSeeds;
  readonly seats: SeatStore;
  readonly shots: ShotStore;
  /** Number of simulated visits to a game at a time, epoch ms. */
  visitsOf(name: string, at: number): number;
};

export type SwarmTables = {
  swarmOf(key: TableKey): Swarm;
  /** Seed of the swarm, hex; the crowd has another one. */
  seedOf(key: TableKey): string;
  sitters(key: TableKey, at: number): readonly Sitter[];
  /** Shots after `from` until `to`, epoch ms, in the order of time. */
  shots(key: TableKey, from: number, to: number): readonly TableShot[];
  /** Ids of fish in the water that were caught by a time, epoch ms. */
  gone(key: TableKey, at: number): ReadonlySet<number>;
  /** Reports whether a fish was caught by a time, epoch ms, also one that has just left the water. */
  isGone(key: TableKey, fish: SwarmFish, at: number): boolean;
};

/** Creates each table once. The published hash of a table's seed is the seed of its swarm. */
function createWaters(seeds: IssueSeeds) {
  const waters = new Map<string, Water>();
  return ({ hall, table, name }: TableKey): Water => {
    const id = `${hall} ${table}`;
    const known = waters.get(id);
    if (known) return known;
    const rules = FISHING_ROWS.find((row) => row.name === name)?.rules;
    const seed = seeds.hashOf(hall, table);
    const bytes = fromHex(seed);
    if (!rules || !bytes) throw new Error(`no water ${name}`);
    const swarm = createSwarm(rules.kinds, keyedHash(bytes));
    const crowd = createCrowd(rules, swarm, keyedHash(seeds.seedOf(hall, table)));
    const water = { swarm, crowd, seed };
    waters.set(id, water);
    return water;
  };
}

const sitsAt = ({ since, until }: Seated, at: number) => since <= at && at < until;

/** Leaves out shots at fish that an earlier shot had caught. */
function withoutGone(shots: readonly TableShot[]): readonly TableShot[] {
  const gone = new Set<number>();
  return shots.filter(({ fish, isCaught }) => {
    if (gone.has(fish)) return false;
    if (isCaught) gone.add(fish);
    return true;
  });
}

const caughtIn = (shots: readonly TableShot[]): ReadonlySet<number> =>
  new Set(shots.flatMap(({ fish, isCaught }) => (isCaught ? [fish] : [])));

type WaterOf = ReturnType<typeof createWaters>;

/** Every shot since the fish of a time entered the water, until another, epoch ms. */
function createLives({ seats, shots, visitsOf }: Ports, waterOf: WaterOf) {
  /** Shots of simulated players, from seats that no visit had. */
  const simulated = (key: TableKey, start: number, to: number): readonly TableShot[] => {
    const { crowd } = waterOf(key);
    const seated = seats.at(key.hall, key.table, start);
    const visits = (at: number) => visitsOf(key.name, at);
    return Array.from({ length: SEATS }, (_, seat) => crowd.shots(seat, start, to))
      .flat()
      .filter(({ seat, at }) => !seated.some((each) => each.seat === seat && sitsAt(each, at)))
      .filter(({ seat, at }) => crowd.sitting(seat, at, visits) !== null)
      .map(({ fish, ...shot }) => ({ ...shot, id: `s${shot.seat}-${shot.at}`, fish: fish.id }));
  };
  const members = ({ hall, table }: TableKey, start: number, to: number): readonly TableShot[] =>
    shots
      .since(hall, table, start)
      .filter(({ at }) => at <= to)
      .map(({ round_id: round, caught, ...shot }) => ({ ...shot, id: `m${round}`, isCaught: caught }));
  return (key: TableKey, from: number, to: number): readonly TableShot[] => {
    const start = Math.min(
      ...waterOf(key)
        .swarm.at(from)
        .map(({ entersAt }) => entersAt),
    );
    const all = [...members(key, start, to), ...simulated(key, start, to)];
    return withoutGone(all.sort((a, b) => a.at - b.at));
  };
}

/** The shared waters: what members did is stored, what simulated players do is computed from seed, time and that. */
export function createSwarmTables(ports: Ports): SwarmTables {
  const { seeds, seats, visitsOf } = ports;
  const waterOf = createWaters(seeds);
  const lifeOf = createLives(ports, waterOf);
  return {
    swarmOf: (key) => waterOf(key).swarm,
    seedOf: (key) => waterOf(key).seed,
    sitters(key, at) {
      const seated = seats.at(key.hall, key.table, at);
      return Array.from({ length: SEATS }, (_, seat): Sitter => {
        const member = seated.find((each) => each.seat === seat && sitsAt(each, at));
        if (member) return { is: 'member', seated: member };
        const number = waterOf(key).crowd.sitting(seat, at, (then) => visitsOf(key.name, then));
        return number === null ? { is: 'free' } : { is: 'simulated', number };
      });
    },
    shots: (key, from, to) => lifeOf(key, from, to).filter(({ at }) => at > from),
    gone: (key, at) => caughtIn(lifeOf(key, at, at)),
    isGone: (key, fish, at) => caughtIn(lifeOf(key, Math.min(at, fish.leavesAt - 1), at)).has(fish.id),
  };
}

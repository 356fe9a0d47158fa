import type * as v from 'valibot';
import { FIXED_GAME_IDS } from '#contract/play/game/constants.ts';
import type { Game, GameCategory, GameSort, HeatPoints } from '#contract/play/game/schema.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { type Ranked, ranked } from '#sandbox/base/names/rank.ts';
import { GAME_VENUES } from '#sandbox/base/tables/game-venues.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { Title } from '#sandbox/games/engine.ts';
import { leastStake } from '#sandbox/games/stakes.table.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { GAME_CATALOGUE, type ListedGame } from './game-catalogue.ts';
import { createGameVisits, type GameVisits } from './game-visits.ts';

export type GameWire = v.InferInput<typeof Game>;

export type GameChoice = {
  readonly venue: string | null;
  readonly category: GameCategory | null;
  readonly brand: string | null;
  readonly sort: GameSort;
};

/** The games of a site as they are played now. */
export type GameStore = {
  list(siteId: SiteId, choice: GameChoice): readonly GameWire[];
  /** The fixed games, then the most played, of those that can be played. */
  hot(siteId: SiteId, size: number): readonly GameWire[];
  brands(siteId: SiteId, venue: string | null): { readonly brand: string; readonly total: number }[];
  search(siteId: SiteId, venue: string | null, text: string): readonly GameWire[];
  find(siteId: SiteId, gameId: string): GameWire | null;
};

const leastStakes = ({ rules }: Title) => ({
  CNY: minorText(leastStake(rules, 'CNY')),
  USDT: minorText(leastStake(rules, 'USDT')),
});
const DISABLED = 2;
const ACTIVE = 1;
/** Counts of a game that nobody visits. */
const NOBODY: Counts = [0, 0, 0, 0, 0];
const flag = (value: boolean) => (value ? 1 : 0);
const byName = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** State of a game’s venue at a site; null where it is not shown there. */
type DoorOf = (
  siteId: SiteId,
  code: string,
  now: number,
) => { readonly isOpen: boolean; readonly until: number | null } | null;
type Door = NonNullable<ReturnType<DoorOf>>;

const HEAT_MAX = 100;
/** Five points, an hour apart, the last one now [9.01]. */
const HEAT_HOURS = [4, 3, 2, 1, 0] as const;
/** Players of a game at the moments of its heat, oldest first. */
type Counts = readonly [number, number, number, number, number];

/** Heat of the last hours relative to the busiest game; not linear, so that small games show too. */
function heatOf(counts: Counts, busiest: number): v.InferInput<typeof HeatPoints> {
  const [a, b, c, d, e] = counts;
  const point = (players: number) =>
    busiest === 0 ? 0 : Math.min(HEAT_MAX, Math.round(HEAT_MAX * Math.sqrt(players / busiest)));
  return [point(a), point(b), point(c), point(d), point(e)];
}

/** Counts the visits of every game, at most once a minute. */
function createPopularity(visits: GameVisits) {
  let minute = -1;
  let counts = new Map<string, Counts>();
  let busiest = 0;
  const countsOf = (name: string, now: number): Counts => {
    const [a, b, c, d, e] = HEAT_HOURS;
    const count = (hoursAgo: number) => visits.countAt(name, now - hoursAgo * HOUR_MS);
    return [count(a), count(b), count(c), count(d), count(e)];
  };
  return (now: number) => {
    const asked = Math.floor(now / MINUTE_MS);
    if (asked !== minute) {
      minute = asked;
      counts = new Map(GAME_CATALOGUE.map(({ name }) => [name, countsOf(name, now)]));
      busiest = Math.max(...[...counts.values()].flat());
    }
    return { of: (name: string) => counts.get(name) ?? NOBODY, busiest };
  };
}
type Popularity = ReturnType<ReturnType<typeof createPopularity>>;

function wireOf(game: ListedGame, door: Door, popularity: Popularity): GameWire {
  const { gameId, name, venue, brand, category, rtp, rtpMost, deviation, deviationMost, isNew } = game;
  const counts = door.isOpen ? popularity.of(name) : NOBODY;
  return {
    gameId,
    name,
    venue: venue.code,
    venueName: venue.name,
    brand,
    category,
    cover: artUrl('cover', name),
    players: counts[4],
    heat: heatOf(counts, popularity.busiest),
    isNew: flag(isNew),
    hasDemo: flag(true),
    rtp,
    rtpMost,
    deviation,
    deviationMost,
    deviationIsExact: flag(game.deviationIsExact),
    leastStake: leastStakes(game.title),
    status: door.isOpen ? ACTIVE : DISABLED,
    maintainedUntil: door.isOpen ? null : door.until,
  };
}

const ORDERS: Readonly<Record<GameSort, (left: GameWire, right: GameWire) => number>> = {
  heat: (left, right) => right.players - left.players,
  new: (left, right) => right.isNew - left.isNew || right.players - left.players,
  rtp: (left, right) => right.rtp - left.rtp || right.players - left.players,
  name: (left, right) => byName.compare(left.name, right.name),
};

const FIXED: readonly string[] = FIXED_GAME_IDS;
const rankOf = ({ gameId }: GameWire): number => {
  const index = FIXED.indexOf(gameId);
  return index < 0 ? FIXED.length : index;
};

/** Sorts the fixed games before all others, in their own order [9.09]; the others keep theirs. */
const fixedFirst = (games: readonly GameWire[]): readonly GameWire[] =>
  games.toSorted((left, right) => rankOf(left) - rankOf(right));

/** Fields of a game covered by the search. */
const searchFieldsOf = ({ name, brand, venueName }: GameWire): Ranked => ({
  names: [name],
  others: [brand, venueName],
});

type Ports = {
  /** The server's clock. */
  now(): number;
  readonly doorOf: DoorOf;
};

/** The games of the venues that a site has, each as its venue is now. */
export function createGameStore({ now, doorOf }: Ports): GameStore {
  const popularityAt = createPopularity(createGameVisits());
  const of = (siteId: SiteId, venue: string | null) => {
    const at = now();
    const popularity = popularityAt(at);
    const doors = new Map<string, Door | null>(
      Object.values(GAME_VENUES).map(({ code }) => [code, doorOf(siteId, code, at)]),
    );
    return GAME_CATALOGUE.flatMap((game) => {
      const door = doors.get(game.venue.code);
      return door && (venue === null || game.venue.code === venue) ? [wireOf(game, door, popularity)] : [];
    });
  };
  const list: GameStore['list'] = (siteId, { venue, category, brand, sort }) => {
    const chosen = of(siteId, venue)
      .filter((game) => category === null || game.category === category)
      .filter((game) => brand === null || game.brand === brand)
      .sort(ORDERS[sort]);
    return venue === null ? chosen : fixedFirst(chosen);
  };
  return {
    list,
    hot: (siteId, size) =>
      fixedFirst(
        of(siteId, null)
          .filter(({ status }) => status === ACTIVE)
          .sort(ORDERS.heat),
      ).slice(0, size),
    brands(siteId, venue) {
      const counted = new Map<string, number>();
      for (const { brand } of of(siteId, venue)) counted.set(brand, (counted.get(brand) ?? 0) + 1);
      return [...counted]
        .map(([brand, total]) => ({ brand, total }))
        .sort((left, right) => right.total - left.total || byName.compare(left.brand, right.brand));
    },
    search: (siteId, venue, text) => ranked(of(siteId, venue).sort(ORDERS.heat), text, searchFieldsOf),
    find: (siteId, gameId) => of(siteId, null).find((game) => game.gameId === gameId) ?? null,
  };
}

import type * as v from 'valibot';
import { FIXED_GAME_IDS } from '#contract/play/game/constants.ts';
import type { Game, GameCategory, GameSort, HeatPoints } from '#contract/play/game/schema.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import { type Ranked, ranked } from '#sandbox/base/names/rank.ts';
import { GAME_VENUES } from '#sandbox/base/tables/game-venues.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { GAME_CATALOGUE, type ListedGame } from './game-catalogue.ts';

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

const DISABLED = 2;
const ACTIVE = 1;
const PEAK_MAX = Math.max(...GAME_CATALOGUE.map(({ peak }) => peak));
/** Heat of games under maintenance, which have no players. */
const COLD: GameWire['heat'] = [0, 0, 0, 0, 0];
const flag = (value: boolean) => (value ? 1 : 0);
const byName = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** State of a game’s venue at a site; null where it is not shown there. */
type DoorOf = (
  siteId: SiteId,
  code: string,
  now: number,
) => { readonly isOpen: boolean; readonly until: number | null } | null;
type Door = NonNullable<ReturnType<DoorOf>>;

const BEIJING_MS = 8 * HOUR_MS;
const DAY_HOURS = 24;
const HEAT_MAX = 100;
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
const playersAt = ({ name, peak }: ListedGame, at: number): number =>
  Math.round(peak * fullness(at) * mood(name, at));

/** Heat of a game relative to the most played one; not linear, so that small games show too. */
const heatAt = (game: ListedGame, peakMax: number, at: number) =>
  Math.min(HEAT_MAX, Math.round(HEAT_MAX * Math.sqrt(playersAt(game, at) / peakMax)));

/** Heat of the last hours, oldest first. `peakMax` is the peak of the best visited game. */
function heatOf(game: ListedGame, peakMax: number, now: number): v.InferInput<typeof HeatPoints> {
  const [a, b, c, d, e] = HEAT_HOURS;
  const point = (hoursAgo: number) => heatAt(game, peakMax, now - hoursAgo * HOUR_MS);
  return [point(a), point(b), point(c), point(d), point(e)];
}

/** Ratio of games under maintenance: one in this number at any time. */
const MENDED_ONE_IN = 43;
const MENDED_UNTIL_HOUR = 6;

/** Expected end of a game’s maintenance, or null where it is open. */
function mendedUntil({ name }: ListedGame, now: number): number | null {
  if (hash32(name) % MENDED_ONE_IN !== 0) return null;
  const end = dayStartOf(now) + MENDED_UNTIL_HOUR * HOUR_MS;
  return now < end ? end : end + DAY_HOURS * HOUR_MS;
}

function wireOf(game: ListedGame, door: Door, now: number): GameWire {
  const { gameId, name, venue, brand, category, rtp, rtpMost, isNew, hasDemo, title } = game;
  const mended = mendedUntil(game, now);
  const isOpen = door.isOpen && mended === null;
  return {
    gameId,
    name,
    venue: venue.code,
    venueName: venue.name,
    brand,
    category,
    cover: artUrl('cover', name),
    players: isOpen ? playersAt(game, now) : 0,
    heat: isOpen ? heatOf(game, PEAK_MAX, now) : COLD,
    isNew: flag(isNew),
    hasDemo: flag(hasDemo),
    isPlayable: flag(title !== null),
    rtp,
    rtpMost,
    status: isOpen ? ACTIVE : DISABLED,
    maintainedUntil: door.isOpen ? mended : door.until,
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
  const of = (siteId: SiteId, venue: string | null) => {
    const at = now();
    const doors = new Map<string, Door | null>(
      Object.values(GAME_VENUES).map(({ code }) => [code, doorOf(siteId, code, at)]),
    );
    return GAME_CATALOGUE.flatMap((game) => {
      const door = doors.get(game.venue.code);
      return door && (venue === null || game.venue.code === venue) ? [wireOf(game, door, at)] : [];
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

import type { GameCategory } from '#contract/play/game/schema.ts';
import { hash32, pick, random } from '#contract/units/random.ts';
import {
  type EngineName,
  GAME_VENUES,
  type GameVenue,
  type GameVenueKey,
} from '#sandbox/base/tables/game-venues.table.ts';
import { CATEGORY_OF_SUBJECT } from '#sandbox/world/art/covers/game-names.table.ts';
import { PLANNED_COVERS } from '#sandbox/world/art/covers/planned-covers.ts';
import { POPULAR_GAMES } from './popular-games.table.ts';

/** A game as the platform lists it, before anybody plays. */
export type ListedGame = {
  readonly gameId: string;
  readonly name: string;
  readonly venue: GameVenue;
  readonly brand: string;
  readonly category: GameCategory;
  /** Number of players at the busiest hour. */
  readonly peak: number;
  /** Return to player in hundredths of a percent, of the worst and of the best bet. */
  readonly rtp: number;
  readonly rtpMost: number;
  readonly isNew: boolean;
  readonly hasDemo: boolean;
  /** Game engine, or null for a game that cannot be played. */
  readonly engine: EngineName | null;
};

const SMALLEST_PEAK = 180;
const LARGEST_PEAK = 5_200;

const keysOf = (category: GameCategory): readonly GameVenueKey[] => {
  const isKey = (key: string): key is GameVenueKey => key in GAME_VENUES;
  return Object.keys(GAME_VENUES)
    .filter(isKey)
    .filter((key) => categoriesOf(key).includes(category));
};
const categoriesOf = (key: GameVenueKey): readonly GameCategory[] => GAME_VENUES[key].categories;

/** Generates a game, with all fields derived from its name. */
function inventedGame(name: string, category: GameCategory): ListedGame {
  const next = random(`game-${name}`);
  const [first = 'tower', ...others] = keysOf(category);
  const venue = GAME_VENUES[pick(next, [first, ...others])];
  const [firstBrand, ...brands] = venue.brands;
  const brand = pick(next, [firstBrand, ...brands]);
  const peak = Math.round(SMALLEST_PEAK + (LARGEST_PEAK - SMALLEST_PEAK) * next() ** 2.2);
  const rtp = 9400 + Math.floor(next() * 36) * 10;
  return {
    gameId: `g${hash32(name).toString(36)}`,
    name,
    venue,
    brand,
    category,
    peak,
    rtp,
    rtpMost: rtp,
    isNew: next() > 0.92,
    hasDemo: false,
    engine: null,
  };
}

const known = POPULAR_GAMES.map(
  ({ gameId, venue, players, isNew = false, engine = null, ...game }): ListedGame => ({
    rtpMost: game.rtp,
    ...game,
    gameId: gameId ?? `g${hash32(game.name).toString(36)}`,
    venue: GAME_VENUES[venue],
    peak: players,
    isNew,
    hasDemo: engine !== null,
    engine,
  }),
);

/** Every game of every site. */
export const GAME_CATALOGUE: readonly ListedGame[] = [
  ...known,
  ...PLANNED_COVERS.map(({ name, plan }) => inventedGame(name, CATEGORY_OF_SUBJECT[plan.subject] ?? 'slot')),
];

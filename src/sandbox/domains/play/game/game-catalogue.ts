import type { GameCategory } from '#contract/play/game/schema.ts';
import { hash32, pick, random } from '#contract/units/random.ts';
import { GAME_VENUES, type GameVenue, type GameVenueKey } from '#sandbox/base/tables/game-venues.table.ts';
import type { Title } from '#sandbox/games/engine.ts';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { TITLES } from '#sandbox/games/titles.ts';
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
  /** Rules of the game, or null for a game that cannot be played. */
  readonly title: Title | null;
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
  const rtp = 9400 + Math.floor(next() * 36) * 10;
  return {
    gameId: gameIdOf(name),
    name,
    venue,
    brand,
    category,
    peak: peakOf(name),
    rtp,
    rtpMost: rtp,
    isNew: next() > 0.92,
    hasDemo: false,
    title: null,
  };
}

const gameIdOf = (name: string) => `g${hash32(name).toString(36)}`;
const peakOf = (name: string) =>
  Math.round(SMALLEST_PEAK + (LARGEST_PEAK - SMALLEST_PEAK) * random(`game-${name}`)() ** 2.2);

const playersOf = new Map(POPULAR_GAMES.map(({ name, players }) => [name, players]));

const played = TITLES.map((title): ListedGame => {
  const { name, venue, brand, category, gameId = gameIdOf(name), isNew = false } = title;
  const { least: rtp, most: rtpMost } = RETURNS[name] ?? { least: 0, most: 0 };
  const facts = { gameId, name, venue: GAME_VENUES[venue], brand, category, isNew };
  const peak = playersOf.get(name) ?? peakOf(name);
  return { ...facts, peak, rtp, rtpMost, hasDemo: true, title };
});

const known = POPULAR_GAMES.map(
  ({ gameId, venue, players, isNew = false, ...game }): ListedGame => ({
    ...game,
    rtpMost: game.rtp,
    gameId: gameId ?? gameIdOf(game.name),
    venue: GAME_VENUES[venue],
    peak: players,
    isNew,
    hasDemo: false,
    title: null,
  }),
);

const invented = PLANNED_COVERS.map(({ name, plan }) =>
  inventedGame(name, CATEGORY_OF_SUBJECT[plan.subject] ?? 'slot'),
);
const playedNames = new Set(TITLES.map(({ name }) => name));

/** Every game of every site. */
export const GAME_CATALOGUE: readonly ListedGame[] = [
  ...played,
  ...[...known, ...invented].filter(({ name }) => !playedNames.has(name)),
];

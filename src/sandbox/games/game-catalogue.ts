import type { GameCategory } from '#contract/models/game.ts';
import {
  type CoverFraming,
  type CoverSubjectName,
  composedCover,
} from '#sandbox/art/covers/cover-composition.ts';
import { hash, pick, random } from '#sandbox/art/seed.ts';
import { CATEGORY_OF_SUBJECT, GAMES_BY_SUBJECT } from './game-names.table.ts';
import { GAME_VENUES, type GameVenue, type GameVenueKey } from './game-venues.table.ts';
import { KNOWN_GAMES } from './known-games.table.ts';

/** A game as the platform lists it, before anybody plays. */
export type ListedGame = {
  readonly gameId: string;
  readonly name: string;
  readonly venue: GameVenue;
  readonly brand: string;
  readonly category: GameCategory;
  /** How many play at the busiest hour. */
  readonly peak: number;
  readonly rtp: number;
  readonly isNew: boolean;
  readonly hasDemo: boolean;
};

const FREE: readonly CoverFraming[] = ['still', 'leaning', 'close', 'pair'];
const STANDING: readonly CoverFraming[] = ['still', 'aside', 'close', 'ranked'];
/** What would fall if it leaned. */
const UPRIGHT: readonly CoverSubjectName[] = [
  'cactus',
  'mushroom',
  'pine',
  'volcano',
  'pagoda',
  'pyramid',
  'castle',
  'lighthouse',
  'windmill',
  'peak',
  'train',
];
const SMALLEST_PEAK = 180;
const LARGEST_PEAK = 5_200;

const keysOf = (category: GameCategory): readonly GameVenueKey[] => {
  const isKey = (key: string): key is GameVenueKey => key in GAME_VENUES;
  return Object.keys(GAME_VENUES)
    .filter(isKey)
    .filter((key) => categoriesOf(key).includes(category));
};
const categoriesOf = (key: GameVenueKey): readonly GameCategory[] => GAME_VENUES[key].categories;

/** Everything but its name follows from its name. */
function inventedGame(name: string, category: GameCategory): ListedGame {
  const next = random(`game-${name}`);
  const [first = 'tower', ...others] = keysOf(category);
  const venue = GAME_VENUES[pick(next, [first, ...others])];
  const [brand, ...brands] = venue.brands;
  return {
    gameId: `g${hash(name).toString(36)}`,
    name,
    venue,
    brand: pick(next, [brand, ...brands]),
    category,
    peak: Math.round(SMALLEST_PEAK + (LARGEST_PEAK - SMALLEST_PEAK) * next() ** 2.2),
    rtp: 9400 + Math.floor(next() * 36) * 10,
    isNew: next() > 0.92,
    hasDemo: next() > 0.15,
  };
}

const known = KNOWN_GAMES.map(
  ({ gameId, venue, players, isNew = false, ...game }): ListedGame => ({
    ...game,
    gameId: gameId ?? `g${hash(game.name).toString(36)}`,
    venue: GAME_VENUES[venue],
    peak: players,
    isNew,
    hasDemo: true,
  }),
);

const framingOf = (subject: CoverSubjectName, place: number): CoverFraming =>
  (UPRIGHT.includes(subject) ? STANDING : FREE)[place] ?? 'still';

const isSubject = (key: string): key is CoverSubjectName => key in GAMES_BY_SUBJECT;
const planned = Object.keys(GAMES_BY_SUBJECT)
  .filter(isSubject)
  .flatMap((subject) =>
    GAMES_BY_SUBJECT[subject].map(([name, backdrop, palette], place) => ({
      name,
      category: CATEGORY_OF_SUBJECT[subject] ?? ('slot' as const),
      cover: { subject, backdrop, palette, framing: framingOf(subject, place) },
    })),
  );

/** Every game of every site. */
export const GAME_CATALOGUE: readonly ListedGame[] = [
  ...known,
  ...planned.map(({ name, category }) => inventedGame(name, category)),
];

const plans = new Map(planned.map(({ name, cover }) => [name, cover]));

/** The composed cover of a game that has none of its own. */
export function catalogueCover(name: string) {
  const plan = plans.get(name);
  return plan && composedCover(plan);
}

import { FIXED_GAME_IDS, GAME_CATEGORIES, GAME_SORTS, volatilityOf } from '#contract/play/game/constants.ts';
import type { Game, GameCategory, GameId, GameSort } from '#contract/play/game/schema.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';

const HOT_MAX = 12;
const FIXED: ReadonlySet<string> = new Set(FIXED_GAME_IDS);

/** Returns the most played games, after the pinned games in the platform's order [9.09]. */
function hot(games: readonly Game[]): readonly Game[] {
  const active = games.filter(({ status }) => status !== 'disabled');
  const isFixed = ({ gameId }: Game) => FIXED.has(gameId);
  const others = active.filter((game) => !isFixed(game)).toSorted((one, two) => two.players - one.players);
  return [...active.filter(isFixed), ...others].slice(0, HOT_MAX);
}

function inView(games: readonly Game[], view: LobbyView, favourites: ReadonlySet<GameId>): readonly Game[] {
  if (view === 'all') return games;
  if (view === 'hot') return hot(games);
  if (view === 'new') return games.filter(({ isNew }) => isNew);
  if (view === 'highReturn') return games.filter(({ rtp }) => rtp >= HIGH_RETURN);
  if (view === 'lowVolatility') return games.filter((game) => volatilityOf(game.deviationMost) === 'low');
  if (view === 'kept') return games.filter(({ gameId }) => favourites.has(gameId));
  return games.filter(({ category }) => category === view);
}

/** Filters the games of a venue for a lobby, in the given order. @param favourites favourites of the member */
export const chosenGames = (
  games: readonly Game[],
  { view, brand }: Pick<LobbyPick, 'view' | 'brand'>,
  favourites: ReadonlySet<GameId>,
): readonly Game[] =>
  inView(games, view, favourites).filter((game) => brand === null || game.brand === brand);

/** Games as they are while their venue is not open: none of them can be played, whatever its own state. */
export const gamesAt = (venue: NavVenue, games: readonly Game[]): readonly Game[] =>
  isVenueOpen(venue)
    ? games
    : games.map((game) => ({ ...game, status: 'disabled', maintainedUntil: venue.maintainedUntil }));

const PLAIN_VIEWS = ['all', 'hot', 'new', 'highReturn', 'lowVolatility', 'kept'] as const;

/** Least return of the view of high returns, hundredths of a percent. */
const HIGH_RETURN = 9_700;
export type LobbyView = (typeof PLAIN_VIEWS)[number] | GameCategory;
const VIEWS: readonly LobbyView[] = [...PLAIN_VIEWS, ...GAME_CATEGORIES];

/** Filters of a lobby, as stored in its address: a link, a reload and the back button show the same. */
export type LobbyPick = {
  readonly view: LobbyView;
  /** Brand that the games are limited to. */
  readonly brand: string | null;
  readonly sort: GameSort;
  /** Search text; blank for none. */
  readonly text: string;
};

export const ALL_GAMES: LobbyPick = { view: 'all', brand: null, sort: 'rtp', text: '' };

export const readLobbyPick = (query: URLSearchParams): LobbyPick => ({
  view: oneOf(VIEWS, query.get('view'), ALL_GAMES.view),
  brand: query.get('brand') || null,
  sort: oneOf(GAME_SORTS, query.get('sort'), ALL_GAMES.sort),
  text: query.get('q') ?? '',
});

/** The address of what is chosen; what is chosen anyway is left out. */
export function lobbyQuery({ view, brand, sort, text }: LobbyPick): Record<string, string> {
  return {
    ...(view === ALL_GAMES.view ? {} : { view }),
    ...(brand === null ? {} : { brand }),
    ...(sort === ALL_GAMES.sort ? {} : { sort }),
    ...(text === '' ? {} : { q: text }),
  };
}

import { FIXED_GAME_IDS } from '#contract/play/game/constants.ts';
import type { Game, GameId } from '#contract/play/game/schema.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import type { LobbyPick, LobbyView } from './lobby-pick.ts';

const HOT_MOST = 12;
const FIXED: ReadonlySet<string> = new Set(FIXED_GAME_IDS);

/** Returns the most played games, after the pinned games in the platform's order [9.09]. */
function hot(games: readonly Game[]): readonly Game[] {
  const active = games.filter(({ status }) => status !== 'disabled');
  const isFixed = ({ gameId }: Game) => FIXED.has(gameId);
  const others = active.filter((game) => !isFixed(game)).toSorted((one, two) => two.players - one.players);
  return [...active.filter(isFixed), ...others].slice(0, HOT_MOST);
}

function inView(games: readonly Game[], view: LobbyView, kept: ReadonlySet<GameId>): readonly Game[] {
  if (view === 'all') return games;
  if (view === 'hot') return hot(games);
  if (view === 'new') return games.filter(({ isNew }) => isNew);
  if (view === 'kept') return games.filter(({ gameId }) => kept.has(gameId));
  return games.filter(({ category }) => category === view);
}

/** Filters the games of a venue for a lobby, in the given order. @param kept favourites of the member */
export const chosenGames = (
  games: readonly Game[],
  { view, brand }: Pick<LobbyPick, 'view' | 'brand'>,
  kept: ReadonlySet<GameId>,
): readonly Game[] => inView(games, view, kept).filter((game) => brand === null || game.brand === brand);

/** Games as they are while their venue is not open: none of them can be played, whatever its own state. */
export const gamesAt = (venue: NavVenue, games: readonly Game[]): readonly Game[] =>
  isVenueOpen(venue)
    ? games
    : games.map((game) => ({ ...game, status: 'disabled', maintainedUntil: venue.maintainedUntil }));

import { GAME_CATEGORIES, GAME_SORTS } from '#contract/play/game/constants.ts';
import type { GameCategory, GameSort } from '#contract/play/game/schema.ts';
import { oneOf } from '#contract/text/one-of.ts';

const PLAIN_VIEWS = ['all', 'hot', 'new', 'kept'] as const;
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

export const ALL_GAMES: LobbyPick = { view: 'all', brand: null, sort: 'heat', text: '' };

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

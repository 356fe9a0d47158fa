import { gameCalls } from '#contract/play/game/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import { gameDoors } from '#sandbox/domains/site/site/navigation.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createFavourites, type Favourites, gameMigrations } from './favourites.ts';
import { createGameStore, type GameStore } from './game-store.ts';

type Ports = Stored & Timed & { readonly sites: SiteStore };

/** Dependencies of the game handlers. */
type HandlerPorts = {
  readonly games: GameStore;
  readonly favourites: Favourites;
};

/** Handlers of electronic games and members’ favourites [7.13]. */
const gameHandlers = ({ games, favourites }: HandlerPorts): HandlersOf<typeof gameCalls> => ({
  'game.hot': ({ size }, { siteId }) => ({ list: [...games.hot(siteId, size)] }),
  'game.list': ({ page, size, ...choice }, { siteId }) => {
    const chosen = games.list(siteId, choice);
    return { total: chosen.length, list: chosen.slice((page - 1) * size, page * size) };
  },
  'game.get': ({ gameId }, { siteId }) => games.find(siteId, gameId) ?? refuse('NOT_FOUND'),
  'game.brands': ({ venue }, { siteId }) => ({ list: games.brands(siteId, venue) }),
  'game.search': ({ venue, text, size }, { siteId }) => ({
    list: games.search(siteId, venue, text).slice(0, size),
  }),
  'game.collect': ({ gameId }, context) => {
    const game = games.find(context.siteId, gameId) ?? refuse('NOT_FOUND');
    favourites.add(accountOf(context).userId, game.gameId, context.now);
    return {};
  },
  'game.uncollect': ({ gameId }, context) => {
    const game = games.find(context.siteId, gameId) ?? refuse('NOT_FOUND');
    favourites.remove(accountOf(context).userId, game.gameId);
    return {};
  },
  'game.collected': (_input, context) => ({
    list: favourites
      .of(accountOf(context).userId)
      .flatMap((gameId) => games.find(context.siteId, gameId) ?? []),
  }),
});

/** Electronic games, and members' favourites. */
export const gameDomain = domain({
  migrations: [gameMigrations],
  bounds: {
    game_favourite: record,
  },
  open: ({ db, world, sites }: Ports) => ({
    games: createGameStore({ now: world.clock.now, doorOf: gameDoors(sites) }),
    favourites: createFavourites(db),
  }),
  handlers: handlersFor(gameCalls, gameHandlers),
});

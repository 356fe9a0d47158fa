import type { gameCalls } from '#contract/play/game/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { Favourites } from './favourites.ts';
import type { GameStore } from './game-store.ts';

/** Dependencies of the game handlers. */
type Ports = {
  readonly games: GameStore;
  readonly favourites: Favourites;
};

/** Handlers of electronic games and members’ favourites [7.13]. */
export const gameHandlers = ({ games, favourites }: Ports): HandlersOf<typeof gameCalls> => ({
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

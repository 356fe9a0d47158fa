import { gameCalls } from '#contract/play/game/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import { gameDoors } from '#sandbox/domains/site/site/game-doors.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createFavourites, gameMigrations } from './favourites.ts';
import { gameHandlers } from './game-handlers.ts';
import { createGameStore } from './game-store.ts';

type Ports = Stored & Timed & { readonly sites: SiteStore };

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

import type { GameStore } from '#sandbox/domains/play/game/game-store.ts';
import type { World } from '#sandbox/world/world.ts';

/** Dependencies of the search. */
export type SearchPorts = {
  readonly world: World;
  readonly games: GameStore;
};

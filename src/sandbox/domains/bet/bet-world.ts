import type { MatchStore } from '#sandbox/world/matches/match-store.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { World } from '#sandbox/world/world.ts';

/** What bets need of the world: matches, their prices, and what they are settled on. */
export type BetWorld = {
  readonly matches: Pick<MatchStore, 'find'>;
  readonly odds: Pick<OddsStore, 'of' | 'expected'>;
  readonly facts: World['facts'];
};

import type { MatchWire } from '#contract/play/match/schema.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { World } from '#sandbox/world/world.ts';

/** What a bet says of its match. */
type NamedMatch = Pick<
  MatchWire,
  'matchName' | 'homeName' | 'visitName' | 'homeLogo' | 'visitLogo' | 'startAt' | 'ballClassId'
>;

/** What bets need of the world: matches, their prices, and what they are settled on. */
export type BetWorld = {
  readonly matches: { find(matchId: string): NamedMatch | null };
  readonly odds: Pick<OddsStore, 'of' | 'expected'>;
  readonly facts: World['facts'];
};

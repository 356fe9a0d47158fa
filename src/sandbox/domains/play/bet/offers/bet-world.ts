import type { MatchWire } from '#contract/play/match/schema.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { BookOfMatch } from '#sandbox/world/seeds/league-books.table.ts';
import type { World } from '#sandbox/world/world.ts';

/** Match fields shown with a bet. */
type NamedMatch = Pick<
  MatchWire,
  'matchName' | 'homeName' | 'visitName' | 'homeLogo' | 'visitLogo' | 'startAt' | 'ballClassId'
>;

/** Dependencies of bets on the world: matches, their prices, and the facts they are settled by. */
export type BetWorld = {
  readonly matches: { find(matchId: string): NamedMatch | null };
  readonly odds: Pick<OddsStore, 'of' | 'expected' | 'isPriced'>;
  /** Returns the venue that takes bets on a match at a site. */
  readonly bookAt: BookOfMatch;
  readonly facts: World['facts'];
};

import type * as v from 'valibot';
import type { MainMarkets } from '#contract/models/board.ts';
import type { MatchOdds } from '#contract/models/odds.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';

export type MainMarketsWire = v.InferInput<typeof MainMarkets>;
export type MatchOddsWire = v.InferInput<typeof MatchOdds>;

/** Prices of every match, from its expectation of goals, the score and the minute. */
export type OddsBook = {
  /** Null for a match that is not known. */
  of(matchId: string): MatchOddsWire | null;
  /** Locks every price of a match by hand, or lets them go again. */
  suspend(matchId: string, suspended: boolean): void;
  suspended(): ReadonlySet<string>;
  /** The prices the match list shows. */
  main(view: MatchView): MainMarketsWire;
};

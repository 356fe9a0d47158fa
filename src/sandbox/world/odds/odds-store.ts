import type * as v from 'valibot';
import type { MainMarkets } from '#contract/models/board.ts';
import type { MatchOdds } from '#contract/models/odds.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';

export type MainMarketsWire = v.InferInput<typeof MainMarkets>;
export type MatchOddsWire = v.InferInput<typeof MatchOdds>;

/** Prices of every match, from its expectation of goals, the score and the minute. */
export type OddsStore = {
  /** Null for a match that is not known. */
  of(matchId: string): MatchOddsWire | null;
  /** Locks every price of a match by hand, or lets them go again. */
  suspend(matchId: string, suspended: boolean): void;
  suspended(): ReadonlySet<string>;
  /** Prices before kick-off are set so often, ms, for a list under load; null is as the world does it. */
  hurry(everyMs: number | null): void;
  hurried(): boolean;
  /** The prices the match list shows. */
  main(view: MatchView): MainMarketsWire;
};

import type * as v from 'valibot';
import type { LegScore } from '#contract/play/betting/leg.ts';
import type { MainMarkets } from '#contract/play/board/schema.ts';
import type { MatchOdds } from '#contract/play/odds/schema.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';

export type MainMarketsWire = v.InferInput<typeof MainMarkets>;
/** A selection as it was taken: its rule, its line, and what it is counted from. */
export type Expected = {
  readonly selectionId: string;
  readonly odds: string;
  /** What a unit returns at the odds when so much is counted at the end. */
  returned(score: LegScore): number;
  /** halves: the goals at the break as well as those of the match. */
  readonly counted: 'goals' | 'half' | 'halves' | 'corners' | 'home' | 'away';
  readonly base: readonly [home: number, away: number];
};
export type MatchOddsWire = v.InferInput<typeof MatchOdds>;

/** Prices of every match, from its expectation of goals, the score and the minute. */
export type OddsStore = {
  /** Null for a match that is not known. */
  of(matchId: string): MatchOddsWire | null;
  /** Locks every price of a match by hand, or lets them go again. */
  suspend(matchId: string, suspended: boolean): void;
  suspended(): ReadonlySet<string>;
  /** Locks one market of a match by its id, or lets it go again. */
  suspendMarket(marketId: string, suspended: boolean): void;
  /** Lets go of every market that was locked one by one. */
  releaseMarkets(): void;
  /** Asks from now on whether a venue is open, by its name: the prices of its matches are locked while it is not. */
  followVenues(isOpen: (venueName: string) => boolean): void;
  /** What a unit staked on a selection at some odds may be expected to return; null where the model does not say. */
  expected(matchId: string, wanted: Expected): number | null;
  /** Prices before kick-off are set so often, ms, for a list under load; null is as the world does it. */
  hurry(everyMs: number | null): void;
  hurried(): boolean;
  /** The prices the match list shows. */
  main(view: MatchView): MainMarketsWire;
};

import type * as v from 'valibot';
import type { MatchOdds } from '#contract/models/odds.ts';

export type MatchOddsWire = v.InferInput<typeof MatchOdds>;

/** Prices of every match, from its expectation of goals, the score and the minute. */
export type OddsBook = {
  /** Null for a match that is not known. */
  of(matchId: string): MatchOddsWire | null;
  /** Locks every price of a match by hand, or lets them go again. */
  suspend(matchId: string, suspended: boolean): void;
  suspended(): ReadonlySet<string>;
};

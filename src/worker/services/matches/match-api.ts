import type { MatchDetail } from '#contract/models/match.ts';
import type { MatchOdds } from '#contract/models/odds.ts';
import type { Loadable } from '#contract/units/loadable.ts';

/** A match as it goes on. */
export type MatchView = Loadable<MatchDetail>;

/** The prices of a match. */
export type OddsView = Loadable<MatchOdds>;

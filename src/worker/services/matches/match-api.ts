import type { MatchDetail } from '#contract/play/match/schema.ts';
import type { MatchOdds } from '#contract/play/odds/schema.ts';
import type { Loadable } from '#contract/units/loadable.ts';

/** Live state of a match. */
export type MatchView = Loadable<MatchDetail>;

/** The prices of a match. */
export type OddsView = Loadable<MatchOdds>;

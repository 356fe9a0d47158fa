import type * as v from 'valibot';
import type { LegScore } from '#contract/play/betting/legs/leg.ts';
import type { MainMarkets } from '#contract/play/board/schema.ts';
import type { MatchOdds } from '#contract/play/odds/schema.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import type { Outcomes } from './joint/outcomes.ts';
import type { PriceCourse } from './price-course.ts';

export type MainMarketsWire = v.InferInput<typeof MainMarkets>;
/** Selection as it was bet on: its rule, its line, and the score it is counted from. */
export type Expected = {
  readonly selectionId: string;
  readonly odds: string;
  /** Returns the payout of a unit at the odds for a final score. */
  returned(score: LegScore): number;
  /** halves: the goals at the break as well as those of the match. */
  readonly counted: 'goals' | 'half' | 'halves' | 'corners' | 'home' | 'away';
  readonly base: readonly [home: number, away: number];
};
/** A selection of a book at a time, epoch ms. */
export type SelectionThen = {
  readonly book: BookCode;
  readonly marketId: string;
  readonly selectionId: string;
  readonly at: number;
};
export type MatchOddsWire = v.InferInput<typeof MatchOdds>;

/** Prices of every match, from its expectation of goals, the score and the minute. */
export type OddsStore = {
  /** Returns the prices of a match at a book, by default that of its league; null for an unknown match. */
  of(matchId: string, book?: BookCode): MatchOddsWire | null;
  /**
   * Returns the price of a selection at an earlier time; null where it was suspended or not offered then. Leaves out
   * suspensions by hand and by venues, which `held` lists as they are now.
   */
  earlier(matchId: string, wanted: SelectionThen): string | null;
  /** Returns the course of a match at a time, epoch ms, and its minute then; null for an unknown match. */
  course(matchId: string, at: number): (PriceCourse & { readonly minute: number | null }) | null;
  /** Returns what is suspended now apart from the play: `match:<id>`, `market:<id>`, `venue:<code>`. */
  held(): readonly string[];
  /** Returns the interval of pricing of a match in play and before it, ms. */
  everyMs(isLive: boolean): number;
  /** Reports whether a book has an open price on a match, whether or not the book itself takes money. */
  isPriced(matchId: string, book: BookCode): boolean;
  /** Locks every price of a match by hand, or lets them go again. */
  suspend(matchId: string, suspended: boolean): void;
  suspended(): ReadonlySet<string>;
  /** Locks one market of a match by its id, or lets it go again. */
  suspendMarket(marketId: string, suspended: boolean): void;
  /** Unlocks every market that was locked individually. */
  releaseMarkets(): void;
  /** Installs the check whether a book takes money: its prices are locked while it does not. */
  followVenues(isOpen: (book: BookCode) => boolean): void;
  /** Returns the expected return of a unit staked on a selection at some odds; null where the model has no value. */
  expected(matchId: string, wanted: Expected): number | null;
  /** Returns how a match can end under the model of its prices; null for an unknown match, and once it has ended. */
  outcomes(matchId: string): Outcomes | null;
  /** Sets the interval of pricing before kick-off, ms, for a list under load; null restores the world's own. */
  hurry(everyMs: number | null): void;
  hurried(): boolean;
  /** The prices of a book that the match list shows. */
  main(view: MatchView, book: BookCode): MainMarketsWire;
};

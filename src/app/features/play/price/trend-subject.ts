/** A selection whose price is shown. */
export type TrendSubject = {
  readonly matchId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly name: string;
  /** Its match and market. */
  readonly about: string;
  /** Venue of the bet; null for the one that takes bets on the match. */
  readonly venue: string | null;
  /** Price of the member's own bet; null without one. */
  readonly own: string | null;
};

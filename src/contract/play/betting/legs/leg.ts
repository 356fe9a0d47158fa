import type { LEG_RESULTS } from '#contract/play/bet/constants.ts';

export type LegResult = (typeof LEG_RESULTS)[number];

/** Markets that the score of a match settles. */
export const LEG_MARKETS = [
  'winner',
  'drawNoBet',
  'handicap',
  'total',
  'correctScore',
  'bothScore',
  'halfFull',
  'oddEven',
  'goalRange',
] as const;
export type LegMarket = (typeof LEG_MARKETS)[number];

/** A selection, as it is settled. */
export type Leg = {
  readonly market: LegMarket;
  /**
   * `winner`, `drawNoBet` and `handicap`: home, draw, away. `total`: over, under. `correctScore`: `2-1`, or `other`.
   * `bothScore`: yes, no. `halfFull`: `draw/home`. `oddEven`: odd, even. `goalRange`: `2-3`, `7+`.
   */
  readonly pick: string;
  /** For `handicap` the line of the picked side, for `total` the line of both: decimal text in quarters. Others have none. */
  readonly line?: string | null | undefined;
};

/**
 * Score relevant for a leg: goals, points, maps or corners of its period. For a handicap taken in play, those since it was
 * placed; they may be negative after a goal was annulled.
 */
export type LegScore = {
  readonly home: number | null;
  readonly away: number | null;
  readonly halfHome?: number | null | undefined;
  readonly halfAway?: number | null | undefined;
  /** The match was abandoned and does not resume: undecided legs are void. */
  readonly abandoned?: boolean | undefined;
};

/** A known score. */
export type KnownScore = {
  readonly home: number;
  readonly away: number;
  readonly half: { readonly home: number; readonly away: number } | null;
};

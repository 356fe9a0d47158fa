/** Points of a pick of a score: the highest that fits, never two of them [1.03]. */
export const CUP_SCORE_POINTS = { exact: 5, difference: 3, outcome: 1 } as const;

/** Points for the side that goes through, by round: each round of sixteen sides is worth eight. */
export const CUP_BRACKET_POINTS = [1, 2, 4, 8] as const;

/** Coins that come with so many points, each once; no place of the board brings money. */
export const CUP_PRIZES = [
  { points: 8, coins: 200 },
  { points: 20, coins: 600 },
  { points: 40, coins: 1_500 },
  { points: 70, coins: 5_000 },
] as const;

/** Goals that a side may be given in a pick. */
export const CUP_GOALS_MAX = 9;

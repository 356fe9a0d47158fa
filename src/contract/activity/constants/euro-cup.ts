/** Points of a pick of a score: the highest that fits, never two of them [1.03]. */
export const CUP_SCORE_POINTS = { exact: 5, difference: 3, outcome: 1 } as const;

/** Points for predicting the side that advances, by round: each round of sixteen sides is worth eight in total. */
export const CUP_BRACKET_POINTS = [1, 2, 4, 8] as const;

/** Coins awarded at each points threshold, once each; no rank of the leaderboard pays money. */
export const CUP_PRIZES = [
  { points: 8, coins: 200 },
  { points: 20, coins: 600 },
  { points: 40, coins: 1_500 },
  { points: 70, coins: 5_000 },
] as const;

/** Highest number of goals per side in a pick. */
export const CUP_GOALS_MAX = 9;

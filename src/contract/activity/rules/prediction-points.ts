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

/** Score after 90 minutes, and the side that advances. */
export type CupScore = {
  readonly home: number;
  readonly away: number;
  readonly through: 'home' | 'away';
};

/** Returns the points of a pick: for its score, the highest that fits; and for the side that advances. */
export function cupPoints(
  round: number,
  pick: CupScore,
  result: CupScore,
): { readonly score: number; readonly bracket: number } {
  const [picked, came] = [pick.home - pick.away, result.home - result.away];
  const { exact, difference, outcome } = CUP_SCORE_POINTS;
  const bracket = pick.through === result.through ? (CUP_BRACKET_POINTS[round] ?? 0) : 0;
  if (pick.home === result.home && pick.away === result.away) return { score: exact, bracket };
  if (picked === came) return { score: difference, bracket };
  return { score: Math.sign(picked) === Math.sign(came) ? outcome : 0, bracket };
}

/** Returns the side that advances by a picked score: the leading side, or the chosen one on a draw. */
export const throughOf = (home: number, away: number, chosen: 'home' | 'away'): 'home' | 'away' => {
  if (home === away) return chosen;
  return home > away ? 'home' : 'away';
};

/**
 * Places of a list that is in order already: those whose keys are equal share a place, and the next one counts all before
 * it: 1, 1, 3.
 */
export function sharedRanks(keys: readonly string[]): number[] {
  const ranks: number[] = [];
  for (const [index, key] of keys.entries()) {
    const shares = index > 0 && keys[index - 1] === key;
    ranks.push(shares ? (ranks[index - 1] ?? 1) : index + 1);
  }
  return ranks;
}

import { CUP_BRACKET_POINTS, CUP_SCORE_POINTS } from '../constants/euro-cup.ts';

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

import { CUP_BRACKET_POINTS, CUP_SCORE_POINTS } from '../constants/euro-cup.ts';

/** A score after 90 minutes, and who goes through in the end. */
export type CupScore = {
  readonly home: number;
  readonly away: number;
  readonly through: 'home' | 'away';
};

/** Points of a pick: of its score, the highest that fits; and of who goes through. */
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

/** Who goes through by a picked score: the side that leads; what was chosen where neither does. */
export const throughOf = (home: number, away: number, chosen: 'home' | 'away'): 'home' | 'away' => {
  if (home === away) return chosen;
  return home > away ? 'home' : 'away';
};

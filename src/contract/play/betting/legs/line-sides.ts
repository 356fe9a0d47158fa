import type { LegMarket } from './leg.ts';

/** Markets with a line that can be covered, by their sides. */
const SIDES = {
  winner: ['home', 'draw', 'away'],
  drawNoBet: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  bothScore: ['yes', 'no'],
  oddEven: ['odd', 'even'],
  goalRange: ['0-1', '2-3', '4-6', '7+'],
  nextGoal: ['home', 'away', 'none'],
  nextMap: ['home', 'away'],
} as const;

/**
 * Reports whether picks of one line cover it: in every outcome one of them wins or its stake is returned. Scores are too
 * numerous for that.
 */
export function coversLine(market: LegMarket | 'nextGoal' | 'nextMap', picks: readonly string[]): boolean {
  if (market === 'correctScore' || market === 'halfFull') return false;
  return SIDES[market].every((side) => picks.includes(side));
}

type Button = { readonly selectionId: string; readonly name: string };

/** A handicap button with only a line: `-0.75`, `0`, `+0.25`. */
const LINE = /^[-+]?[\d.]+$/;

/**
 * Returns the side of a handicap button: home and away alternate, line by line.
 * @returns null for a button with more than a line
 */
export function backedSide(
  selections: readonly Button[],
  { selectionId, name }: Button,
): 'home' | 'away' | null {
  if (!LINE.test(name)) return null;
  const index = selections.findIndex((each) => each.selectionId === selectionId);
  return index < 0 ? null : index % 2 === 0 ? 'home' : 'away';
}

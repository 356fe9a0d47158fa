import type { Title } from '#sandbox/games/engine.ts';
import type { ReelsGame } from '#sandbox/games/reels/reels.ts';
import { reelsTitle } from '#sandbox/games/reels/reels-round.ts';
import { type LinesRow, linesGame } from './lines.ts';
import { NORTH_LINES } from './north-lines.table.ts';
import { SOUTH_LINES } from './south-lines.table.ts';
import { STADIUM_LINES } from './stadium-lines.table.ts';

/** Titles with lines as data. */
export const LINES_ROWS: readonly LinesRow[] = [STADIUM_LINES, ...SOUTH_LINES, ...NORTH_LINES];

export const LINES_TITLES: readonly Title[] = LINES_ROWS.map((row) => reelsTitle('lines', linesGame(row)));

/** Returns the rules of a title, and its number of lines. @throws RangeError for a name of another engine */
export function gameOfTitle(title: string): { readonly game: ReelsGame; readonly lines: number } {
  const row = LINES_ROWS.find(({ facts }) => facts.name === title);
  if (!row) throw new RangeError(`no title with lines: ${title}`);
  return { game: linesGame(row), lines: row.lines };
}

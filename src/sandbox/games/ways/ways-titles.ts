import type { Title } from '#sandbox/games/engine.ts';
import type { ReelsGame, ReelsRow } from '#sandbox/games/reels/reels.ts';
import { reelsTitle } from '#sandbox/games/reels/reels-round.ts';
import { NORTH_WAYS } from './north-ways.table.ts';
import { SOUTH_WAYS } from './south-ways.table.ts';
import { waysGame } from './ways.ts';

/** Titles with ways as data. */
export const WAYS_ROWS: readonly ReelsRow[] = [...SOUTH_WAYS, ...NORTH_WAYS];

export const WAYS_TITLES: readonly Title[] = WAYS_ROWS.map((row) => reelsTitle('ways', waysGame(row)));

/** Returns the rules of a title. @throws RangeError for a name of another engine */
export function gameOfTitle(title: string): ReelsGame {
  const row = WAYS_ROWS.find(({ facts }) => facts.name === title);
  if (!row) throw new RangeError(`no title with ways: ${title}`);
  return waysGame(row);
}

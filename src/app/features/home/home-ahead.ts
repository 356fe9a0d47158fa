import { askAhead } from '#app/core-client/query.ts';
import { isHome } from '#app/routes/home-path.ts';
import { isSport, readHomePick } from '#app/routes/home-pick.ts';
import { openBoardAhead } from './board/use-board.ts';

/** The first render waits this long for rows that are on their way: with them the screen is made once, ms. */
const ROWS_MS = 300;

/**
 * Where a visit begins at home its lists are asked for at once. Resolves when those of the last visit are there, or the first
 * rows of this one, a moment later at the latest.
 */
export async function homeAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (!isHome(pathname)) return;
  const { tab, scope, day } = readHomePick(new URLSearchParams(search));
  const asked = [askAhead('board.totals', {})];
  if (isSport(tab) && scope !== 'followed') {
    const pick = { sport: tab, scope, day };
    const late = new Promise<void>((resolve) => setTimeout(resolve, ROWS_MS));
    asked.push(Promise.race([openBoardAhead(pick), late]), askAhead('board.leagues', pick));
  }
  await Promise.all(asked);
}

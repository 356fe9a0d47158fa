import { gameOfTitle } from '#sandbox/games/lines/lines-titles.ts';
import { recomputedReels } from '../reels/reels-check.ts';
import type { Recompute } from '../scene.ts';

/** The spins of a round with lines. */
export const recomputedLines: Recompute = (title, make) =>
  recomputedReels(gameOfTitle(title).game, make(), '每线金额');

import { WAYS_COINS } from '#sandbox/games/ways/ways.ts';
import { gameOfTitle } from '#sandbox/games/ways/ways-titles.ts';
import { recomputedReels } from '../reels/reels-check.ts';
import type { Recompute } from '../scene.ts';

/** The spins of a round with ways. */
export const recomputedWays: Recompute = (title, make) =>
  recomputedReels(gameOfTitle(title), make(), `本局金额的 1/${WAYS_COINS}`);

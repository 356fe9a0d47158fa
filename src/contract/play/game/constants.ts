/** Games that are first in their venue's list and among the hot ones, in this order [9.09]. */
export const FIXED_GAME_IDS = ['3169', '10583', '34055'] as const;

/** Categories of games. */
export const GAME_CATEGORIES = [
  'slot',
  'fishing',
  'table',
  'live',
  'lottery',
  'arcade',
  'crash',
  'instant',
] as const;

/** Sort orders of a list of games: by return, by current popularity, newest first, by name. */
export const GAME_SORTS = ['rtp', 'heat', 'new', 'name'] as const;

/** Levels of how far the return of a round deviates from the stated one. */
export const VOLATILITIES = ['low', 'middle', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Least deviations of the levels above the lowest, hundredths of the stake. */
const MIDDLE_FROM = 150;
const HIGH_FROM = 500;

/** Returns the level of a standard deviation in hundredths of the stake. */
export function volatilityOf(deviation: number): Volatility {
  if (deviation >= HIGH_FROM) return 'high';
  return deviation >= MIDDLE_FROM ? 'middle' : 'low';
}

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

/** Sort orders of a list of games: by current popularity, newest first, by return, by name. */
export const GAME_SORTS = ['heat', 'new', 'rtp', 'name'] as const;

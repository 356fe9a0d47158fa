/** Games that are first in their venue's list and among the hot ones, in this order [9.09]. */
export const FIXED_GAME_IDS = ['3169', '10583', '34055'] as const;

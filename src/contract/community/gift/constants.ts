/** Gifts of one kind at once. */
export const GIFT_COUNT_MAX = 999;
/** A gift that follows the last one within this time counts up in its row, ms. */
export const COMBO_WINDOW_MS = 3_000;
/** Periods of a contribution leaderboard: since midnight, since Monday, or since this session began. */
export const RANK_PERIODS = ['day', 'week', 'session'] as const;
/** Places of a contribution board. */
export const RANKING_SIZE = 20;

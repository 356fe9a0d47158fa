/** Gifts of one kind at once. */
export const GIFT_COUNT_MAX = 999;
/** A gift that follows the last one within this time counts up in its row, ms. */
export const COMBO_WINDOW_MS = 3_000;
/** Periods of a contribution leaderboard: since midnight, since Monday, or since this session began. */
export const RANK_PERIODS = ['day', 'week', 'session'] as const;
/** Places of a contribution board. */
export const RANKING_SIZE = 20;

/** Total coins given to an anchor for each level of the fan badge, whole coins; the first is level 1. */
export const FAN_LEVEL_COINS = [
  66n,
  300n,
  1_000n,
  2_500n,
  5_000n,
  10_000n,
  20_000n,
  40_000n,
  80_000n,
  150_000n,
  300_000n,
  600_000n,
] as const;

/** Returns the badge level for a number of coins; 0 is none. */
export const fanLevel = (coins: bigint): number => FAN_LEVEL_COINS.filter((least) => least <= coins).length;

/** Gifts of one kind at once. */
export const GIFT_COUNT_MAX = 999;
/** A gift that follows the last one within this time counts up in its row, ms. */
export const COMBO_WINDOW_MS = 3_000;

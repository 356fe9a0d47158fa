export const BANNERS_MAX = 2;
export const BANNERS_WAITING_MAX = 24;
export const ANIMATIONS_WAITING_MAX = 12;
/** Worth in coins from which a gift, or several sent at once, takes the stage; smaller ones show as banners. */
export const STAGE_FROM_COINS = 100n;
/** One sender's animations within the budget's time; the viewer's own are free. */
export const BUDGET_ANIMATIONS = 3;
export const BUDGET_MS = 20_000;
/** Maximum time an animation holds the stage if its end is never reported (page hidden or broken), ms. */
export const ANIMATION_MAX_MS = 15_000;
export const ENTRANCE_MS = 3_000;
export const ENTRANCES_WAITING_MAX = 4;
export const ENTRANCE_AGAIN_MS = 60_000;
/** At most one view in this time, however many gifts arrive. */
export const VIEW_EVERY_MS = 100;
/** Ids remembered against repeats, in each of two generations. */
export const SEEN_MAX = 2_000;

/** Most rows of one page of matches or anchors that are live. */
export const LIVE_LIST_PAGE_SIZE = 200;
/** Longest wait for a change of the match list, ms. */
export const BOARD_WAIT_MAX_MS = 10_000;
/** Groups a market may be found under, as the odds panel offers them. */
export const MARKET_GROUPS = ['hot', 'handicap', 'total', 'goal', 'corner'] as const;
/** Faces of anchors on a match. */
export const ANCHOR_AVATARS_MAX = 3;

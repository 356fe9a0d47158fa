/** Most rows of one page of matches or anchors that are live. */
export const LIVE_LIST_PAGE_SIZE = 200;
/** Longest wait for a change of the match list, ms. */
export const BOARD_WAIT_MAX_MS = 10_000;
/** Faces of anchors on a match. */
export const ANCHOR_AVATARS_MAX = 3;

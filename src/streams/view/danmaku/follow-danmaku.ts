import type { DanmakuItem } from '#contract/models/danmaku.ts';

/** Calls back with what a room's danmaku brings until the returned function is called. */
export type FollowDanmaku = (onItems: (items: readonly DanmakuItem[]) => void) => () => void;

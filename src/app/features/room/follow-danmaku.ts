import { streamOf } from '#app/core-client/core.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { FollowDanmaku } from '#streams/view/danmaku/follow-danmaku.ts';

/** A room's danmaku from now on. */
export const followDanmaku =
  (room: RoomRef): FollowDanmaku =>
  (onItems) => {
    const subscription = streamOf('chat.danmaku', { room }).subscribe(({ items }) => onItems(items));
    return () => subscription.unsubscribe();
  };

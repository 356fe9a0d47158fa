import { streamOf } from '#app/core-client/core.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/rooms/room-address.ts';
import type { DanmakuPorts } from '#streams/view/danmaku/danmaku-ports.ts';
import { like, report } from './about-message.ts';
import { block } from './block.ts';
import { copy } from './copy.ts';
import { t } from './texts.ts';

/** A room's danmaku from now on, and what a viewer does about it. */
export const createDanmakuPorts = (room: RoomRef): DanmakuPorts => ({
  follow(onItems) {
    const subscription = streamOf('chat.danmaku', { room }).subscribe(({ items }) => onItems(items));
    return () => subscription.unsubscribe();
  },
  followBlocks(onBlocks) {
    const subscription = streamOf('chat.blocks', null).subscribe(({ items }) => {
      const latest = items.at(-1);
      if (latest) onBlocks(latest);
    });
    return () => subscription.unsubscribe();
  },
  block,
  like: (messageId) => like(chatRoomNoOf(room), messageId),
  report: (messageId, reason) => report(chatRoomNoOf(room), messageId, reason),
  copy: (text) => void copy(text, { copied: t('common.copied'), refused: t('share.textRefused') }),
});

import type { DanmakuItem } from '#contract/community/chat/danmaku-schema.ts';
import type { BlockChange, Blocks } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ReportReason } from '#contract/community/chat-message/report-machine.ts';
import type { ChatMessageId } from '#contract/fields/ids.ts';

/** Calls back with what a room's danmaku brings until the returned function is called. */
export type FollowDanmaku = (onItems: (items: readonly DanmakuItem[]) => void) => () => void;

/** Dependencies of a room's danmaku on the rest of the page. */
export type DanmakuPorts = {
  readonly follow: FollowDanmaku;
  /** Calls back with what the viewer has blocked, now and after every change, until the returned function is called. */
  readonly followBlocks: (onBlocks: (blocks: Blocks) => void) => () => void;
  /** Blocks something or shows it again, and shows the viewer that it is so. */
  readonly block: (change: BlockChange) => void;
  /** Puts a text on the clipboard, and shows the viewer that it is so. */
  readonly copy: (text: string) => void;
  /** Likes a message, and shows the viewer how that went. */
  readonly like: (messageId: ChatMessageId) => void;
  /** Reports a message, and shows the viewer how that went. */
  readonly report: (messageId: ChatMessageId, reason: ReportReason) => void;
};

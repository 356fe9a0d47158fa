import type { ChatMessageId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { Blocks } from './moderation/moderation-schema.ts';
import type { Sender } from './row.ts';

/** A chat message that may be shown as danmaku: the platform has accepted it. */
export type DanmakuText = {
  /** Key of its row in the chat. */
  readonly key: string;
  /** The platform's id of the message; null while only its author has it. */
  readonly messageId: ChatMessageId | null;
  readonly text: string;
  /** Time of the message; it is shown once the playhead reaches it. */
  readonly at: ServerTime;
  readonly sender: Pick<Sender, 'userId' | 'name' | 'level' | 'role'>;
  /** True if the viewer sent it. */
  readonly own: boolean;
  readonly mentionsMe: boolean;
};

/** One step of a room's danmaku. */
export type DanmakuItem =
  /** Start of the feed: anything held or queued is obsolete, and of the latest texts those ahead of the video are held. */
  | { readonly is: 'begin'; readonly texts: readonly DanmakuText[] }
  | { readonly is: 'fly'; readonly texts: readonly DanmakuText[] }
  /** Current blocks of the viewer; matching danmaku in flight are removed. */
  | { readonly is: 'blocks'; readonly blocks: Blocks }
  /** Removed from the chat: blocked or withdrawn. Danmaku in flight are removed, too. */
  | { readonly is: 'gone'; readonly keys: readonly string[] };

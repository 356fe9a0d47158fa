import type { ChatMessageId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { Blocks } from './blocks-schema.ts';
import type { Sender } from './row.ts';

/** A chat message that may cross the picture: the platform has accepted it. */
export type DanmakuText = {
  /** Key of its row in the chat. */
  readonly key: string;
  /** The platform's id of the message; null while only its author has it. */
  readonly messageId: ChatMessageId | null;
  readonly text: string;
  /** When it was said; it is shown once the picture has come to this time. */
  readonly at: ServerTime;
  readonly sender: Pick<Sender, 'userId' | 'name' | 'level' | 'role'>;
  /** The viewer said it. */
  readonly own: boolean;
  readonly mentionsMe: boolean;
};

/** One step of a room's danmaku. */
export type DanmakuItem =
  /** It begins: what is held or waits is of before. */
  | { readonly is: 'begin' }
  | { readonly is: 'fly'; readonly texts: readonly DanmakuText[] }
  /** What the viewer has blocked from now on; what is on its way of it leaves. */
  | { readonly is: 'blocks'; readonly blocks: Blocks }
  /** Taken out of the chat: blocked, withdrawn. What already flies leaves the picture, too. */
  | { readonly is: 'gone'; readonly keys: readonly string[] };

import type { DatabaseSync } from 'node:sqlite';
import type { ChatMessageWire, MessageChange } from '#contract/community/chat-message/schema.ts';
import { transaction, whenRolledBack } from '#sandbox/db/transaction.ts';
import { BY_THE_PLATFORM } from './by-the-platform.ts';
import type { ChatRoom } from './chat-room.ts';
import type { ChatDraft } from './room-store.ts';

/** Shows to those in a room that notice, pace or mutes have changed. */
export const SET_UP_AGAIN: ChatDraft = {
  ...BY_THE_PLATFORM,
  content: { msgType: 'changes', changes: [], setup: true },
};

/** Returns the changed message; the text of a withdrawn message is not retained. */
function amended(message: ChatMessageWire, { likes, withdrawn }: MessageChange): ChatMessageWire {
  const counted = likes === undefined ? message : { ...message, likes };
  return withdrawn ? { ...counted, withdrawn, content: { msgType: 'text', text: '' } } : counted;
}

/** Changes messages of a room, and notifies clients that already have them by a separate message. */
export function amend(
  db: DatabaseSync,
  room: ChatRoom,
  changes: readonly MessageChange[],
  now: number,
): void {
  const rewritten = changes.flatMap((change) => {
    const message = room.find(change.messageId);
    return message ? [amended(message, change)] : [];
  });
  if (rewritten.length === 0) return;
  const draft: ChatDraft = {
    ...BY_THE_PLATFORM,
    content: { msgType: 'changes', changes: changes.map((change) => ({ ...change })) },
  };
  transaction(db, () => {
    room.rewrite(rewritten);
    const told = room.add(draft, now);
    whenRolledBack(db, () => room.takeBack(told));
    room.save();
  });
  room.waiting.wake();
}

import type { DatabaseSync } from 'node:sqlite';
import type { ChatMessageWire, MessageChange } from '#contract/community/chat-message/schema.ts';
import { transaction, whenRolledBack } from '#sandbox/db/transaction.ts';
import type { ChatRoom } from './chat-room.ts';
import type { OpenRooms } from './open-rooms.ts';
import type { RoomRules } from './room-rules.ts';
import { BY_THE_PLATFORM, type ChatDraft, type RoomStore } from './room-store.ts';

/** Shows to those in a room that notice, pace or mutes have changed. */
const SET_UP_AGAIN: ChatDraft = {
  ...BY_THE_PLATFORM,
  content: { msgType: 'changes', changes: [], setup: true },
};

/** Returns the changed message; the text of a withdrawn message is not retained. */
function amended(message: ChatMessageWire, { likes, withdrawn }: MessageChange): ChatMessageWire {
  const counted = likes === undefined ? message : { ...message, likes };
  return withdrawn ? { ...counted, withdrawn, content: { msgType: 'text', text: '' } } : counted;
}

/** Changes messages of a room, and notifies clients that already have them by a separate message. */
function amend(db: DatabaseSync, room: ChatRoom, changes: readonly MessageChange[], now: number): void {
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
    const added = room.add(draft, now);
    whenRolledBack(db, () => room.removeLast(added));
    room.save();
  });
  room.waiting.wake();
}

type Ports = {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly openRooms: OpenRooms;
  readonly rules: RoomRules;
};

type Speaking = Pick<RoomStore, 'wear' | 'append' | 'appendMany' | 'amend'>;
type Ruling = Pick<RoomStore, 'change' | 'mute' | 'unmute'>;

const SENDER_MEMBER = 0;

/** Appends messages to rooms, with the badge their sender wears there. */
function speaking({ db, now, openRooms }: Ports): Speaking {
  let badgeOf: Parameters<RoomStore['wear']>[0] = () => null;
  const worn = (roomNo: string, draft: ChatDraft): ChatDraft => {
    const fan = draft.type === SENDER_MEMBER ? badgeOf(roomNo, draft.userId) : null;
    return fan ? { ...draft, fan } : draft;
  };
  return {
    wear(badges) {
      badgeOf = badges;
    },
    append(roomNo, draft) {
      const room = openRooms.room(roomNo);
      const message = transaction(db, () => {
        const added = room.add(worn(roomNo, draft), now());
        whenRolledBack(db, () => room.removeLast(added));
        room.save();
        return added;
      });
      room.waiting.wake();
      return message;
    },
    appendMany(roomNo, drafts) {
      if (drafts.length === 0) return;
      const room = openRooms.room(roomNo);
      const dressed = drafts.map((draft) => worn(roomNo, draft));
      room.addMany(dressed, now());
      room.waiting.wake();
    },
    amend: (roomNo, changes) => amend(db, openRooms.room(roomNo), changes, now()),
  };
}

/** Applies admin settings and notifies the clients in the room. */
const ruling = (rules: RoomRules, { append }: Speaking): Ruling => ({
  change(roomNo, change) {
    rules.change(roomNo, change);
    append(roomNo, SET_UP_AGAIN);
  },
  mute(roomNo, mute) {
    rules.mute(roomNo, mute);
    append(roomNo, SET_UP_AGAIN);
  },
  unmute(roomNo, userId) {
    const wasMuted = rules.unmute(roomNo, userId);
    if (wasMuted) append(roomNo, SET_UP_AGAIN);
    return wasMuted;
  },
});

/** Combines all operations that change a room. */
export function roomWriting(ports: Ports): Speaking & Ruling {
  const speech = speaking(ports);
  return { ...speech, ...ruling(ports.rules, speech) };
}

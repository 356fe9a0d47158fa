import type { DatabaseSync } from 'node:sqlite';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type ChatRoom, chatRoom } from './chat-room.ts';
import { messageTable } from './message-table.ts';

/** Idle time after which a room exists only in the table. */
const IDLE_MS = 1_800_000;
/** Messages retained of a closed room. */
const CLOSED_MESSAGES_MAX = 300;
/**
 * Limits per run on rooms checked, messages deleted and pages returned: some milliseconds, since all other work waits for
 * it. The state of a match of last week is computed again each time.
 */
const TIDIED = { rooms: 8, messages: 1_000, pages: 100 } as const;

/** Rooms that are open in memory. */
export type OpenRooms = {
  room(roomNo: string): ChatRoom;
  /**
   * Opens a room for reading: undefined for a room that neither exists nor ever held a message, so invented numbers cost
   * nothing.
   */
  read(roomNo: string): ChatRoom | undefined;
  save(): void;
  /** Checks the next rooms: removes those that no longer exist, and all but the last messages of closed ones. */
  tidy(): void;
  /** Drops the messages dated later than now. */
  forgetAhead(): void;
  end(): void;
};

export type OpenRoomsPorts = {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly exists: (roomNo: string) => boolean;
  /** True if a room accepts messages now or soon will. */
  readonly isOpen: (roomNo: string) => boolean;
};

/** Registry of open rooms, each created when it is first requested. */
export function createOpenRooms({ db, now, exists, isOpen }: OpenRoomsPorts): OpenRooms {
  const table = messageTable(db);
  const rooms = new Map<string, { readonly room: ChatRoom; touchedAt: number }>();
  let tidiedTo = '';

  function room(roomNo: string): ChatRoom {
    const entry = rooms.get(roomNo) ?? { room: chatRoom(roomNo, table, now()), touchedAt: 0 };
    entry.touchedAt = now();
    rooms.set(roomNo, entry);
    return entry.room;
  }

  function save(): void {
    transaction(db, () => {
      for (const each of rooms.values()) each.room.save();
    });
    for (const [roomNo, { room, touchedAt }] of rooms)
      if (sinceMs(now(), touchedAt) > IDLE_MS && !room.waiting.isOccupied) rooms.delete(roomNo);
  }

  /** @returns how many messages it forgot */
  function tidyRoom(roomNo: string): number {
    if (!exists(roomNo)) return table.forget(roomNo);
    return isOpen(roomNo) || rooms.has(roomNo) ? 0 : table.retainNewest(roomNo, CLOSED_MESSAGES_MAX);
  }

  function tidy(): void {
    let forgotten = 0;
    transaction(db, () => {
      const next = table.roomsAfter(tidiedTo, TIDIED.rooms);
      tidiedTo = '';
      for (const roomNo of next) {
        if (forgotten < TIDIED.messages) forgotten += tidyRoom(roomNo);
        else break;
        tidiedTo = roomNo;
      }
    });
    table.shrink(TIDIED.pages);
  }

  return {
    room,
    read: (roomNo) =>
      rooms.has(roomNo) || exists(roomNo) || table.latestSeq(roomNo) > 0 ? room(roomNo) : undefined,
    save,
    tidy,
    forgetAhead() {
      save();
      transaction(db, () => {
        for (const each of rooms.values()) each.room.forgetAfter(now());
      });
    },
    end() {
      for (const each of rooms.values()) each.room.waiting.end();
    },
  };
}

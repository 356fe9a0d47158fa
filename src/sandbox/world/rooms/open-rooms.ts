import type { DatabaseSync } from 'node:sqlite';
import { sinceMs } from '#sandbox/base/since.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type ChatRoom, chatRoom } from './chat-room.ts';
import { messageTable } from './message-table.ts';

/** A room nobody touched for so long is only in the table. */
const IDLE_MS = 1_800_000;

/** Rooms that are open in memory. */
export type OpenRooms = {
  room(roomNo: string): ChatRoom;
  /** For readers: nothing for a room that neither exists nor ever held a message, so invented numbers cost nothing. */
  read(roomNo: string): ChatRoom | undefined;
  save(): void;
  /** Drops the messages dated later than now. */
  forgetAhead(): void;
  end(): void;
};

export type OpenRoomsPorts = {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly exists: (roomNo: string) => boolean;
};

/** The open rooms, each made when it is first asked for. */
export function createOpenRooms({ db, now, exists }: OpenRoomsPorts): OpenRooms {
  const table = messageTable(db);
  const rooms = new Map<string, { readonly room: ChatRoom; touchedAt: number }>();
  transaction(db, () => table.forget((roomNo) => !exists(roomNo)));

  function room(roomNo: string): ChatRoom {
    const place = rooms.get(roomNo) ?? { room: chatRoom(roomNo, table, now()), touchedAt: 0 };
    place.touchedAt = now();
    rooms.set(roomNo, place);
    return place.room;
  }

  function save(): void {
    transaction(db, () => {
      for (const each of rooms.values()) each.room.save();
    });
    for (const [roomNo, { room, touchedAt }] of rooms)
      if (sinceMs(now(), touchedAt) > IDLE_MS && !room.waiting.isOccupied) rooms.delete(roomNo);
  }

  return {
    room,
    read: (roomNo) =>
      rooms.has(roomNo) || exists(roomNo) || table.latestSeq(roomNo) > 0 ? room(roomNo) : undefined,
    save,
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

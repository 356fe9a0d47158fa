import type { DatabaseSync } from 'node:sqlite';
import type { WorldClock } from '../clock/world-clock.ts';
import { createOpenRooms, type OpenRooms } from './open-rooms.ts';
import { roomRules } from './room-rules.ts';
import type { LiveRoomState, RoomStore } from './room-store.ts';
import { roomWriting } from './room-writing.ts';

/** The reader's side of the rooms. */
const roomReading = (
  rooms: OpenRooms,
): Pick<RoomStore, 'find' | 'sentAs' | 'before' | 'after' | 'waitNewer'> => ({
  find: (roomNo, messageId) => rooms.read(roomNo)?.find(messageId) ?? null,

  sentAs: (roomNo, userId, clientMsgId) => rooms.read(roomNo)?.sentAs(userId, clientMsgId) ?? null,

  before(roomNo, beforeSeq, size) {
    const room = rooms.read(roomNo);
    if (!room) return { latestSeq: 0, list: [] };
    return room.before.page(`${beforeSeq} ${size}`, room.ring.latestSeq, () => {
      const { ring } = room;
      const last = Math.min(ring.latestSeq, (beforeSeq ?? Number.POSITIVE_INFINITY) - 1);
      return { latestSeq: ring.latestSeq, list: ring.slice(last - size + 1, last) };
    });
  },

  after(roomNo, afterSeq, size) {
    const room = rooms.read(roomNo);
    if (!room) return { latestSeq: 0, floorSeq: 0, list: [] };
    return room.after.page(`${afterSeq} ${size}`, room.ring.latestSeq, () => {
      const { ring } = room;
      const first = Math.max(afterSeq + 1, ring.floorSeq);
      const list = ring.slice(first, first + size - 1);
      return { latestSeq: ring.latestSeq, floorSeq: ring.latestSeq === 0 ? 0 : ring.floorSeq, list };
    });
  },

  async waitNewer(roomNo, afterSeq, waitMs, signal) {
    const room = rooms.read(roomNo);
    if (!room) return false;
    return room.ring.latestSeq > afterSeq || room.waiting.wait(waitMs, signal);
  },
});

const SAVE_EVERY_MS = 1_000;
const TIDY_EVERY_MS = 10_000;
/** Wire status of a match that has ended [3.11]. */
const ENDED = 2;
/** Time for which the existence of a room is cached: it is queried at every poll. */
const EXISTS_MS = 1_000;

export type RoomStorePorts = {
  readonly db: DatabaseSync;
  readonly clock: WorldClock;
  /** Returns the match or anchor a room belongs to; null when there is none with that number. */
  readonly roomStateOf: (roomNo: string) => LiveRoomState | null;
};

/**
 * Opens the rooms over the world's tables. `forgetAhead` drops messages dated later than now; `close` writes what waits and
 * lets every waiting reader go.
 */
export function createRoomStore(ports: RoomStorePorts): RoomStore & { forgetAhead(): void; close(): void } {
  const { db, clock, roomStateOf } = ports;
  const rules = roomRules(db, clock.now);
  const seenAt = new Map<string, number>();
  const exists = (roomNo: string) => {
    const now = clock.now();
    if (Math.abs(now - (seenAt.get(roomNo) ?? Number.NEGATIVE_INFINITY)) < EXISTS_MS) return true;
    const found = roomStateOf(roomNo) !== null;
    if (found) seenAt.set(roomNo, now);
    else seenAt.delete(roomNo);
    return found;
  };
  const isOpen = (roomNo: string) => roomStateOf(roomNo)?.gameStatus !== ENDED;
  const openRooms = createOpenRooms({ db, now: clock.now, exists, isOpen });
  const stops = [clock.every(SAVE_EVERY_MS, openRooms.save), clock.every(TIDY_EVERY_MS, openRooms.tidy)];

  return {
    ...rules,
    ...roomReading(openRooms),
    ...roomWriting({ db, now: clock.now, openRooms, rules }),
    flush: openRooms.save,
    forgetAhead: openRooms.forgetAhead,
    exists,
    status(roomNo) {
      const state = roomStateOf(roomNo);
      if (!state) return { roomNo, status: 0, exist: 0, gameStatus: 0, online: 0 };
      return { roomNo, exist: 1, ...state, status: rules.heldStatus(roomNo) ?? state.status };
    },
    close() {
      for (const stop of stops) stop();
      openRooms.save();
      openRooms.end();
    },
  };
}

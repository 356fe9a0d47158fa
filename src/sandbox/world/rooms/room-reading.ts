import type { OpenRooms } from './open-rooms.ts';
import type { RoomStore } from './room-store.ts';

/** The reader's side of the rooms. */
export const roomReading = (
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

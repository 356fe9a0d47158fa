import type { Recorded } from '#replay/measure/room-record.ts';
import { createClerk } from '#replay/play/clerk.ts';
import type { MessageNumbers } from '#replay/play/message-number.ts';
import type { Target } from '#replay/play/target.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** What the platform keeps of a room's sends, as far as it was read; one copy for all of a worker. */
export type RoomBook = {
  /** Reads what came since. What cannot be read now is read the next time. */
  catchUp(): Promise<void>;
  entries(): readonly Recorded[];
};

export type RoomBooks = {
  /** What the room holds already is past. @throws AppError when the platform does not tell. */
  open(room: string): Promise<RoomBook>;
  catchUp(): Promise<void>;
  close(): void;
};

export function createRoomBooks(device: () => CorePorts, target: Target, numbers: MessageNumbers): RoomBooks {
  const books = new Map<string, Promise<RoomBook>>();
  const closing: (() => void)[] = [];
  const begin = async (room: string): Promise<RoomBook> => {
    const clerk = createClerk(device(), target, [room], numbers);
    closing.push(clerk.close);
    await clerk.begin();
    return {
      catchUp: oneAtATime(() => clerk.catchUp().catch(() => undefined)),
      entries: () => clerk.records()[room] ?? [],
    };
  };
  return {
    open(room) {
      const book = books.get(room) ?? begin(room);
      books.set(room, book);
      return book;
    },
    async catchUp() {
      const open = await Promise.allSettled(books.values());
      await Promise.all(open.map((book) => (book.status === 'fulfilled' ? book.value.catchUp() : null)));
    },
    close() {
      for (const close of closing.splice(0)) close();
      books.clear();
    },
  };
}

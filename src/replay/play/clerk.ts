import type { OutputOf } from '#contract/calls/table.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import { chatRoomNoOf } from '#contract/rules/room-address.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import { type Core, createCore } from '#worker/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { KnownNumbers } from './message-number.ts';
import type { RoomRecords } from './part-task.ts';
import { greetingOf, roomOf, type Target } from './target.ts';

const PAGE = 200;

/** Copies what the platform itself keeps of the rooms, before it forgets. */
export type Clerk = {
  /** Notes where the rooms stand: what they hold already is not of this run. */
  begin(): Promise<void>;
  /** Reads what came since. @throws AppError when the platform does not tell. */
  catchUp(): Promise<void>;
  records(): RoomRecords;
  close(): void;
};

type RoomBook = { readonly entries: Recorded[]; latestSeq: number };

/** What a room holds after a seq, read back from the newest. */
async function newerThan({ api }: Core, room: string, afterSeq: number): Promise<readonly ChatMessage[]> {
  const roomNo = chatRoomNoOf(roomOf(room));
  const pages: (readonly ChatMessage[])[] = [];
  for (let beforeSeq: number | null = null; ; ) {
    const page: OutputOf<'chat.history'> = await api.call(
      'chat.history',
      { roomNo, beforeSeq, size: PAGE },
      0,
    );
    const { list } = page;
    pages.unshift(list.filter(({ seq }) => seq > afterSeq));
    const [oldest] = list;
    if (oldest === undefined || oldest.seq <= afterSeq + 1) return pages.flat();
    beforeSeq = oldest.seq;
  }
}

export function createClerk(
  ports: CorePorts,
  target: Target,
  rooms: readonly string[],
  numbers: KnownNumbers,
): Clerk {
  const core = createCore(ports);
  const books = new Map<string, RoomBook>(rooms.map((room) => [room, { entries: [], latestSeq: 0 }]));
  return {
    async begin() {
      await core.api.hello(greetingOf(target));
      for (const [room, book] of books) {
        const roomNo = chatRoomNoOf(roomOf(room));
        const { latestSeq } = await core.api.call('chat.history', { roomNo, beforeSeq: null, size: 1 }, 0);
        book.latestSeq = latestSeq;
      }
    },
    async catchUp() {
      for (const [room, book] of books) {
        for (const { seq, clientMsgId } of await newerThan(core, room, book.latestSeq)) {
          const n = numbers.numberOf(clientMsgId);
          if (n !== null) book.entries.push({ seq, n });
          book.latestSeq = Math.max(book.latestSeq, seq);
        }
      }
    },
    records: () => Object.fromEntries([...books].map(([room, { entries }]) => [room, [...entries]])),
    close: core.close,
  };
}

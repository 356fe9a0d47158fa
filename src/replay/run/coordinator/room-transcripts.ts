import type { OutputOf } from '#contract/book/table.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import type { MessageIdReader } from '#replay/run/protocol/message-ids.ts';
import type { RoomRecords } from '#replay/run/protocol/worker-task.ts';
import { coreInitOf, roomOf, type Target } from '#replay/target/target.ts';
import { type Core, createCore } from '#worker/core/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';

const PAGE = 200;

/** Copies of the messages that the platform stores for the rooms, read while they are available. */
export type RoomTranscripts = {
  /** Notes the newest message of each room: everything up to it is not part of this run. @throws AppError. */
  begin(): Promise<void>;
  /** Reads the messages since the last call. @throws AppError when the platform does not answer. */
  catchUp(): Promise<void>;
  /** Returns the sends of the run that the platform stores, as far as they were read. */
  records(): RoomRecords;
  close(): void;
};

type RoomTranscript = { readonly entries: Recorded[]; latestSeq: number };

/** Reads the messages of a room after a seq, page by page from the newest one back. */
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

/** Creates empty transcripts; `begin` connects to the platform. */
export function createRoomTranscripts(
  ports: CorePorts,
  target: Target,
  rooms: readonly string[],
  messageIds: MessageIdReader,
): RoomTranscripts {
  const core = createCore(ports);
  const byRoom = new Map<string, RoomTranscript>(rooms.map((room) => [room, { entries: [], latestSeq: 0 }]));
  return {
    async begin() {
      await core.api.hello(coreInitOf(target));
      for (const [room, transcript] of byRoom) {
        const roomNo = chatRoomNoOf(roomOf(room));
        const { latestSeq } = await core.api.call('chat.history', { roomNo, beforeSeq: null, size: 1 }, 0);
        transcript.latestSeq = latestSeq;
      }
    },
    async catchUp() {
      for (const [room, transcript] of byRoom) {
        for (const { seq, clientMsgId } of await newerThan(core, room, transcript.latestSeq)) {
          const n = messageIds.numberOf(clientMsgId);
          if (n !== null) transcript.entries.push({ seq, n });
          transcript.latestSeq = Math.max(transcript.latestSeq, seq);
        }
      }
    },
    records: () => Object.fromEntries([...byRoom].map(([room, { entries }]) => [room, [...entries]])),
    close: core.close,
  };
}

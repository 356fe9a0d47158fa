import { createOnceInOrder, type Turn } from '#chat/core/rows/once-in-order.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { createEventLines } from '#contract/recording/event-lines.ts';
import { liveHeaderLine } from '#contract/recording/live-header.ts';
import { keyedHash, type Pseudonyms, pseudonymsUnder } from '#contract/recording/pseudonyms.ts';
import { createGzipFile } from './gzip-file.ts';

/** Pseudonyms under one key, each person's worked out once. */
function createPseudonymRegistry(key: string): Pseudonyms & { readonly people: number } {
  const names = pseudonymsUnder(keyedHash(key));
  const people = new Map<string, string>();
  return {
    ...names,
    user(name) {
      const known = people.get(name) ?? names.user(name);
      people.set(name, known);
      return known;
    },
    get people() {
      return people.size;
    },
  };
}

/** Time after which a gap that is not backfilled is given up, ms. */
const PATIENCE_MS = 10_000;

export type RoomRecorderSetting = {
  readonly origin: string;
  readonly room: string;
  /** Server time, epoch ms. */
  readonly startedAt: number;
  /** The last message that is not written down. */
  readonly afterSeq: number;
  /** Key that members’ names are pseudonymised with. */
  readonly key: string;
};

/** Writes a room's messages to a file: each once, in the order of the room, with all names pseudonymised. */
export function createRoomRecorder({ origin, room, startedAt, afterSeq, key }: RoomRecorderSetting) {
  const began = { origin, rooms: [room], startedAt };
  const order = createOnceInOrder(afterSeq, PATIENCE_MS);
  const names = createPseudonymRegistry(key);
  const { lineOf, counts } = createEventLines(startedAt, names);
  const file = createGzipFile(liveHeaderLine(began));
  let missed = 0;
  const write = (turn: Turn) => {
    missed += turn.missed;
    for (const message of turn.messages) {
      const line = lineOf(message);
      if (line !== null) file.add(line);
    }
  };
  return {
    add: (messages: readonly ChatMessage[]) => order.add(messages),
    /** Writes what has its turn. @param nowMs monotonic */
    writeDue(nowMs: number) {
      write(order.drain(nowMs));
      file.pack(nowMs);
    },
    /** Returns the progress. */
    state: () => ({ events: counts.written, missed, file: file.file }),
    /** Returns the whole file. @throws the error that kept it from being compressed. */
    async close(): Promise<Blob> {
      write(order.rest());
      const totals = { users: names.people, events: counts.written, durationMs: counts.durationMs };
      return file.close(liveHeaderLine(began, totals));
    },
  };
}
export type RoomRecorder = ReturnType<typeof createRoomRecorder>;

import { createOnceInOrder, type Turn } from '#chat/core/rows/once-in-order.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { createEventLines } from '#contract/recording/event-lines.ts';
import { keyedHash } from '#contract/recording/keyed-hash.ts';
import { liveHeaderLine } from '#contract/recording/live-header.ts';
import { type Pseudonyms, pseudonymsUnder } from '#contract/recording/pseudonyms.ts';
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

/** A hole that is not filled within this time, ms, is given up. */
const PATIENCE_MS = 10_000;

export type RoomRecorderSetting = {
  readonly origin: string;
  readonly room: string;
  /** Server time, epoch ms. */
  readonly startedAt: number;
  /** The last message that is not written down. */
  readonly afterSeq: number;
  /** What people's names are hidden by. */
  readonly key: string;
};

/** Writes a room's messages into a file: each once, in the order of the room, nobody under their own name. */
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
    go(nowMs: number) {
      write(order.take(nowMs));
      file.pack(nowMs);
    },
    /** How far it is. */
    state: () => ({ events: counts.written, missed, file: file.file }),
    /** The whole file. @throws what kept it from being packed. */
    async close(): Promise<Blob> {
      write(order.rest());
      const totals = { users: names.people, events: counts.written, durationMs: counts.durationMs };
      return file.close(liveHeaderLine(began, totals));
    },
  };
}
export type RoomRecorder = ReturnType<typeof createRoomRecorder>;

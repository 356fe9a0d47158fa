import type { Recorded } from '#replay/measure/room-record.ts';
import { createRoomTranscripts } from '#replay/run/coordinator/room-transcripts.ts';
import type { MessageIdReader } from '#replay/run/protocol/message-ids.ts';
import type { Target } from '#replay/target/target.ts';
import type { CorePorts } from '#worker/core-ports.ts';

/** Wraps a task so that it never runs twice at once: all calls during a run share the one run after it. */
function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    running = task().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}

/** Sends that the platform stores for a room, as far as they were read; shared by all users of a worker. */
export type SharedTranscript = {
  /** Reads the messages since the last call. What cannot be read now is read with the next call. */
  catchUp(): Promise<void>;
  entries(): readonly Recorded[];
};

/** The transcripts of a worker, by room. */
export type SharedTranscripts = {
  /** Opens a room once; messages already in it do not count. @throws AppError when the platform does not respond. */
  open(room: string): Promise<SharedTranscript>;
  catchUp(): Promise<void>;
  close(): void;
};

/** Creates transcripts that connect to the platform when the first room is opened. */
export function createSharedTranscripts(
  device: () => CorePorts,
  target: Target,
  messageIds: MessageIdReader,
): SharedTranscripts {
  const transcripts = new Map<string, Promise<SharedTranscript>>();
  const closing: (() => void)[] = [];
  const begin = async (room: string): Promise<SharedTranscript> => {
    const roomTranscripts = createRoomTranscripts(device(), target, [room], messageIds);
    closing.push(roomTranscripts.close);
    await roomTranscripts.begin();
    return {
      catchUp: coalesced(() => roomTranscripts.catchUp().catch(() => undefined)),
      entries: () => roomTranscripts.records()[room] ?? [],
    };
  };
  return {
    open(room) {
      const transcript = transcripts.get(room) ?? begin(room);
      transcripts.set(room, transcript);
      return transcript;
    },
    async catchUp() {
      const open = await Promise.allSettled(transcripts.values());
      await Promise.all(
        open.map((transcript) => (transcript.status === 'fulfilled' ? transcript.value.catchUp() : null)),
      );
    },
    close() {
      for (const close of closing.splice(0)) close();
      transcripts.clear();
    },
  };
}

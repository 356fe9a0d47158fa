import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { ChatDraft, RoomStore } from '#sandbox/world/rooms/room-store.ts';
import { chatLines } from './chat-line.ts';

const BATCH = 500;

export type ChatFileOptions = {
  readonly path: string;
  readonly roomNo: string;
  readonly rooms: RoomStore;
  readonly clock: WorldClock;
};

/** A recorded chat on its way into a room. */
export type ChatFilePlay = {
  /** Ends with the file, or when stopped; rejects when the file cannot be read. */
  readonly done: Promise<void>;
  readonly played: number;
  /** Lines that are no message: not JSON, without time, name or words. */
  readonly bad: number;
  stop(): void;
};

/** Resolves when the clock reaches `time`, or at once when stopped. */
const until = (clock: WorldClock, time: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      cancel();
      stopped.removeEventListener('abort', go);
      resolve();
    };
    const cancel = clock.at(time, go);
    stopped.addEventListener('abort', go);
  });

/** Says the lines of an NDJSON file in a room, each at its time. Memory does not grow with the file. */
export function playChatFile({ path, roomNo, rooms, clock }: ChatFileOptions): ChatFilePlay {
  const state = { played: 0, bad: 0 };
  const stopping = new AbortController();
  const lines = chatLines(clock.now());
  let batch: ChatDraft[] = [];

  function say(): void {
    rooms.appendMany(roomNo, batch);
    state.played += batch.length;
    batch = [];
  }

  async function take(text: string): Promise<void> {
    const line = lines.read(text);
    if (!line) {
      state.bad++;
      return;
    }
    const wait = line.due > clock.now();
    if (wait || batch.length >= BATCH) say();
    if (wait) await until(clock, line.due, stopping.signal);
    batch.push(line.draft);
  }

  async function play(): Promise<void> {
    const input = createReadStream(path, { encoding: 'utf8' });
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (text.trim()) await take(text);
      if (stopping.signal.aborted) return;
    }
    say();
  }

  return {
    done: play(),
    get played() {
      return state.played;
    },
    get bad() {
      return state.bad;
    },
    stop: () => stopping.abort(),
  };
}

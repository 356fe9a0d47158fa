import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { BadRecording, eventFromLine, headerFromLine } from '#contract/recording/recording-line.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import type { ChatDraft, RoomStore } from '#sandbox/world/rooms/room-store.ts';
import { type GiftsHere, recordedDraft } from './chat-line.ts';

const BATCH = 500;

export type ChatFileOptions = {
  /** A recorded chat (docs/replay.md), gzip when it ends in `.gz`. */
  readonly path: string;
  readonly here: GiftsHere;
  readonly roomNo: string;
  readonly rooms: RoomStore;
  readonly clock: WorldClock;
};

/** Recorded chat that is being replayed into a room. */
export type ChatFilePlay = {
  /** Ends with the file, or when stopped; rejects when the file cannot be read or is no recorded chat. */
  readonly done: Promise<void>;
  readonly played: number;
  /** Lines that are no event. */
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

/** Longer than any event; guards against a file that unpacks to one line without end. */
const LINE_MAX = 64 * 1024;

/**
 * Yields the lines of a file; a truncated file is read as far as it goes.
 * @throws BadRecording for a line without end
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz')
    ? pipeline(file, createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }), () => undefined)
    : file;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of input) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new BadRecording(`a line is longer than ${LINE_MAX} characters`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Replays a recording into one room, each event at its time. Memory does not grow with the file. */
export function playChatFile({ path, here, roomNo, rooms, clock }: ChatFileOptions): ChatFilePlay {
  const state = { played: 0, bad: 0 };
  const stopping = new AbortController();
  const begun = clock.now();
  let batch: ChatDraft[] = [];

  function say(): void {
    rooms.appendMany(roomNo, batch);
    state.played += batch.length;
    batch = [];
  }

  async function take(text: string): Promise<void> {
    const line = eventFromLine(text);
    if (line.is === 'bad') {
      state.bad++;
      return;
    }
    const draft = recordedDraft(line.event, here);
    if (!draft) return;
    const due = begun + line.event.at;
    const wait = due > clock.now();
    if (wait || batch.length >= BATCH) say();
    if (wait) await until(clock, due, stopping.signal);
    batch.push(draft);
  }

  async function play(): Promise<void> {
    let header = false;
    for await (const text of linesOf(path)) {
      if (header) await take(text);
      else headerFromLine(text);
      header = true;
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

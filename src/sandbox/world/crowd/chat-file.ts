import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { BadRecording, eventFromLine, headerFromLine } from '#contract/recording/recording-line.ts';
import { hash32 } from '#contract/units/random.ts';
import type { WorldClock } from '../clock/world-clock.ts';
import type { ChatDraft, RoomStore } from '../rooms/room-store.ts';
import type { GiftWire } from './giving.ts';
import { namedPersona } from './personas.ts';

/** Mapping of recorded gifts: the platform's own gifts, given to the recipient in the room. */
type GiftsHere = { readonly gifts: readonly GiftWire[]; readonly to: string };

/** Returns the gift of that number, or always the same substitute for a number unknown to this platform. */
function giftHere({ giftId }: Extract<RecordedEvent, { kind: 'gift' }>, gifts: readonly GiftWire[]) {
  return gifts.find((gift) => gift.giftId === giftId) ?? gifts[hash32(giftId) % gifts.length];
}

function contentOf(event: RecordedEvent, { gifts, to }: GiftsHere): ChatDraft['content'] | null {
  switch (event.kind) {
    case 'say':
      return { msgType: 'text', text: event.text };
    case 'gift': {
      const gift = giftHere(event, gifts);
      if (!gift) return null;
      const { giftId, name, url, svgaUrl, price } = gift;
      const comboId = `${event.user}-${giftId}-${event.id ?? event.at}`;
      return { msgType: 'giftPush', giftId, name, url, svgaUrl, price, count: event.count, comboId, to };
    }
    case 'order':
      return { msgType: 'orderPush', order: event.order };
    case 'join':
      return { msgType: 'welcome' };
    case 'leave':
      return null;
  }
}

/** Returns a recorded event as a message of the room, sent by a crowd-like member; null for events that rooms do not show. */
function recordedDraft(event: RecordedEvent, here: GiftsHere): ChatDraft | null {
  const content = contentOf(event, here);
  if (!content) return null;
  const { username, avatar, level } = namedPersona(event.user);
  const known = 'level' in event ? event.level : undefined;
  return { userId: `f-${hash32(event.user)}`, username, avatar, level: known ?? level, type: 0, content };
}

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
    const finish = () => {
      cancel();
      stopped.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = clock.at(time, finish);
    stopped.addEventListener('abort', finish);
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

  function flushBatch(): void {
    rooms.appendMany(roomNo, batch);
    state.played += batch.length;
    batch = [];
  }

  async function processLine(text: string): Promise<void> {
    const line = eventFromLine(text);
    if (line.is === 'bad') {
      state.bad++;
      return;
    }
    const draft = recordedDraft(line.event, here);
    if (!draft) return;
    const due = begun + line.event.at;
    const wait = due > clock.now();
    if (wait || batch.length >= BATCH) flushBatch();
    if (wait) await until(clock, due, stopping.signal);
    batch.push(draft);
  }

  async function play(): Promise<void> {
    let header = false;
    for await (const text of linesOf(path)) {
      if (header) await processLine(text);
      else headerFromLine(text);
      header = true;
      if (stopping.signal.aborted) return;
    }
    flushBatch();
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

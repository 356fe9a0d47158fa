import type { ErrorCode } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { createEventLines } from '#contract/recording/event-lines.ts';
import { liveHeaderLine } from '#contract/recording/live-header.ts';
import type { Surroundings } from '#worker/services/surroundings.ts';
import { followRoom, type RoomNews, type TroubleEar } from './follow-room.ts';
import { pseudonymsBy } from './import/pseudonyms.ts';
import { type LineWriter, openLineWriter } from './line-writer.ts';

/** What was written survives a crash after so long. */
const SYNC_EVERY_MS = 1_000;

export type RecordOptions = {
  /** The rooms' platform, as the header names it. */
  readonly origin: string;
  readonly rooms: readonly ChatRoomNo[];
  /** Where the recording goes; gzip when it ends in `.gz`. */
  readonly out: string;
  /** See `pseudonymsBy`. */
  readonly key: string | null;
  /** Ends the recording. */
  readonly signal: AbortSignal;
};

export type RecordCounts = {
  readonly written: number;
  /** Messages of kinds a recording does not hold. */
  readonly skipped: number;
  /** Messages the platform no longer had when they were asked for. */
  readonly missed: number;
  /** Requests that failed and were tried again. */
  readonly failures: number;
  /** Why the platform was not there at the end; null when it was. */
  readonly lost: ErrorCode | null;
};

/** What happened on the way to the messages. */
type Met = { missed: number; failures: number; lost: ErrorCode | null };

/** What was heard of several rooms, line by line: rooms that answer late stand where they were heard. */
function eventLines(writer: LineWriter, key: string | null, startedAt: number) {
  const { lineOf, counts } = createEventLines(startedAt, pseudonymsBy(key));
  const met: Met = { missed: 0, failures: 0, lost: null };
  const follow = async (news: AsyncIterable<RoomNews>) => {
    for await (const { messages, missed } of news) {
      met.missed += missed;
      for (const message of messages) {
        const line = lineOf(message);
        if (line !== null) await writer.write(line);
      }
    }
  };
  const trouble: TroubleEar = (error) => {
    met.lost = error?.code ?? null;
    if (error) met.failures++;
  };
  const total = (): RecordCounts => ({ written: counts.written, skipped: counts.skipped, ...met });
  return { total, follow, trouble };
}

/** Follows every room until the end, or until one cannot be followed. @throws what stopped that one. */
async function followAll(
  { rooms, signal }: RecordOptions,
  follow: (room: ChatRoomNo, until: AbortSignal) => Promise<void>,
): Promise<void> {
  const failing = new AbortController();
  const until = AbortSignal.any([signal, failing.signal]);
  const ends = await Promise.allSettled(
    rooms.map((room) => follow(room, until).finally(() => failing.abort())),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Keeps what is written safe, second by second, until it is closed. */
function syncingOften(writer: LineWriter) {
  let syncing = Promise.resolve();
  const timer = setInterval(() => {
    syncing = syncing.then(writer.sync);
    syncing.catch(() => undefined);
  }, SYNC_EVERY_MS);
  return {
    /** @throws what the file system said meanwhile. */
    async close(): Promise<void> {
      clearInterval(timer);
      await syncing.finally(writer.close);
    },
  };
}

/**
 * Writes down what is said in rooms from now on until it is told to end: header first, then lines as they come.
 * @throws AppError as `followRoom`, and what the file system says
 */
export async function recordRooms(send: Surroundings['send'], options: RecordOptions): Promise<RecordCounts> {
  const { now } = await send('time.server', {}, { quiet: true });
  const writer = await openLineWriter(options.out);
  const { total, follow, trouble } = eventLines(writer, options.key, now);
  await writer.write(liveHeaderLine({ ...options, startedAt: now }));
  const safe = syncingOften(writer);
  await followAll(options, (room, until) => follow(followRoom(send, room, until, trouble))).finally(
    safe.close,
  );
  return total();
}

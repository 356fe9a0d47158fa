import type { ErrorCode } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { createEventLines } from '#contract/recording/event-lines.ts';
import { liveHeaderLine } from '#contract/recording/live-header.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { followRoom, type RequestErrorHandler, type RoomUpdate } from './follow-room.ts';
import { type LineWriter, openLineWriter } from './line-writer.ts';
import { pseudonymsBy } from './pseudonyms.ts';

/** Interval of file syncs, so that a crash loses no more than this, ms. */
const SYNC_EVERY_MS = 1_000;

/** Source and destination of a recording. */
export type RecordOptions = {
  /** The origin of the platform, for the header. */
  readonly origin: string;
  readonly rooms: readonly ChatRoomNo[];
  /** Path of the recording; compressed with gzip when it ends in `.gz`. */
  readonly out: string;
  /** See `pseudonymsBy`. */
  readonly key: string | null;
  /** Ends the recording. */
  readonly signal: AbortSignal;
};

/** Totals of a recording. */
export type RecordCounts = {
  readonly written: number;
  /** Messages of kinds that a recording does not contain. */
  readonly skipped: number;
  /** Messages that the platform left out of its responses, or had deleted before they could be requested. */
  readonly missed: number;
  /** Requests that failed and were retried. */
  readonly failures: number;
  /** Why the platform was unreachable at the end; null when it was reachable. */
  readonly lost: ErrorCode | null;
  /** The room whose numbering restarted, because the platform was restored; it ended the recording. */
  readonly renumbered: ChatRoomNo | null;
};

/** Incidents of a recording besides messages. */
type Incidents = {
  missed: number;
  failures: number;
  lost: ErrorCode | null;
  renumbered: ChatRoomNo | null;
};

/** Writes the messages of several rooms as lines, in the order in which they arrive. */
function eventLines(writer: LineWriter, key: string | null, startedAt: number) {
  const { lineOf, counts } = createEventLines(startedAt, pseudonymsBy(key));
  const incidents: Incidents = { missed: 0, failures: 0, lost: null, renumbered: null };
  const follow = async (room: ChatRoomNo, stream: AsyncIterable<RoomUpdate>) => {
    for await (const update of stream) {
      if (update.is === 'renumbered') {
        incidents.renumbered = room;
        return;
      }
      incidents.missed += update.missed;
      for (const message of update.messages) {
        const line = lineOf(message);
        if (line !== null) await writer.write(line);
      }
    }
  };
  const onRequestError: RequestErrorHandler = (error) => {
    incidents.lost = error?.code ?? null;
    if (error) incidents.failures++;
  };
  const total = (): RecordCounts => ({ written: counts.written, skipped: counts.skipped, ...incidents });
  return { total, follow, onRequestError };
}

/** Follows every room until the recording ends or one room fails. @throws the error of that room. */
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

/** Syncs the file every second until it is closed. */
function syncingOften(writer: LineWriter) {
  let syncing = Promise.resolve();
  const timer = setInterval(() => {
    syncing = syncing.then(writer.sync);
    syncing.catch(() => undefined);
  }, SYNC_EVERY_MS);
  return {
    /** @throws an error of the file system from one of the syncs. */
    async close(): Promise<void> {
      clearInterval(timer);
      await syncing.finally(writer.close);
    },
  };
}

/**
 * Records the messages of rooms from now on until the signal aborts: the header first, then lines as they arrive.
 * @throws AppError as `followRoom` does, and errors of the file system
 */
export async function recordRooms(send: CoreContext['send'], options: RecordOptions): Promise<RecordCounts> {
  const { now } = await send('time.server', {}, { quiet: true });
  const writer = await openLineWriter(options.out);
  const { total, follow, onRequestError } = eventLines(writer, options.key, now);
  await writer.write(liveHeaderLine({ ...options, startedAt: now }));
  const safe = syncingOften(writer);
  await followAll(options, (room, until) =>
    follow(room, followRoom(send, room, until, onRequestError)),
  ).finally(safe.close);
  return total();
}

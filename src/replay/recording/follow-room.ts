import { setTimeout as delay } from 'node:timers/promises';
import type { OutputOf } from '#contract/book/table.ts';
import { LONG_POLL_MAX_MS } from '#contract/community/chat/constants.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { CoreContext } from '#worker/core-context.ts';

const PAGE = 5_000;
/** Pause between two requests, the same as on a page, ms. */
const PAUSE_MS = 250;
const FAILURE_PAUSE_MS = 1_000;

/** Number of times in a row that a lower newest seq must arrive to count, since one server may lag a little. */
const LOWER_MAX = 2;

/** Event in a room. */
export type RoomUpdate =
  /** The messages since the last update, oldest first; `missed` ones were deleted before they could be requested. */
  | { readonly is: 'said'; readonly messages: readonly ChatMessage[]; readonly missed: number }
  /** The platform was restored and its numbering restarted. No update follows. */
  | { readonly is: 'renumbered' };

/** Receives the error of each request that is retried, and null after each successful one. */
export type RequestErrorHandler = (error: AppError | null) => void;

type Position = { seq: number; lower: number };

/** Counts the seqs that are missing in a response that should continue after `seq`. */
function missedCount(seq: number, messages: readonly ChatMessage[]): number {
  let newest = seq;
  let missed = 0;
  for (const message of messages) {
    missed += Math.max(0, message.seq - newest - 1);
    newest = Math.max(newest, message.seq);
  }
  return missed;
}

/** The update that a response brings; null when it brings none. */
function updateOf(position: Position, { list, latestSeq }: OutputOf<'chat.offline'>): RoomUpdate | null {
  position.lower = latestSeq < position.seq ? position.lower + 1 : 0;
  if (position.lower >= LOWER_MAX) return { is: 'renumbered' };
  if (list.length === 0) return null;
  const missed = missedCount(position.seq, list);
  position.seq = Math.max(position.seq, list.at(-1)?.seq ?? 0);
  return { is: 'said', messages: list, missed };
}

/**
 * Yields every message of a room from now on, until the signal aborts or the numbering of the room restarts. Temporary
 * failures are reported and retried.
 * @throws AppError for a failure that a retry does not fix, such as NOT_FOUND for an unknown room
 */
export async function* followRoom(
  send: CoreContext['send'],
  roomNo: ChatRoomNo,
  signal: AbortSignal,
  onRequestError: RequestErrorHandler,
): AsyncGenerator<RoomUpdate> {
  const quiet = { quiet: true, signal };
  const begun = await send('chat.history', { roomNo, beforeSeq: null, size: 1 }, quiet).catch(
    (thrown: unknown) => {
      if (signal.aborted) return null;
      throw thrown;
    },
  );
  if (begun === null) return;
  const position = { seq: begun.latestSeq, lower: 0 };
  while (!signal.aborted) {
    try {
      const waitMs = position.lower > 0 ? 0 : LONG_POLL_MAX_MS;
      const page = await send('chat.offline', { roomNo, afterSeq: position.seq, waitMs, size: PAGE }, quiet);
      onRequestError(null);
      const update = updateOf(position, page);
      if (update) yield update;
      if (update?.is === 'renumbered') return;
      await delay(PAUSE_MS, undefined, { signal });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toAppError(thrown);
      if (!error.retry) throw error;
      onRequestError(error);
      await delay(FAILURE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

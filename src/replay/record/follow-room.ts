import { setTimeout as delay } from 'node:timers/promises';
import { LONG_POLL_MAX_MS } from '#contract/constants.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { Surroundings } from '#worker/services/surroundings.ts';

const PAGE = 5_000;
/** A busy room is asked no more often than a page asks it. */
const PAUSE_MS = 250;
const TROUBLE_PAUSE_MS = 1_000;

/** What came since the last time, oldest first; `missed` messages were gone before they could be asked for. */
export type RoomNews = { readonly messages: readonly ChatMessage[]; readonly missed: number };

/** Told of each request that failed and is tried again, and with null when one was answered. */
export type TroubleEar = (error: AppError | null) => void;

/**
 * Everything said in a room after now, until aborted. Trouble on the way is told and waited out.
 * @throws AppError that another try would not mend, NOT_FOUND for a room nobody knows among them
 */
export async function* followRoom(
  send: Surroundings['send'],
  roomNo: ChatRoomNo,
  signal: AbortSignal,
  trouble: TroubleEar,
): AsyncGenerator<RoomNews> {
  const quiet = { quiet: true, signal };
  const begun = await send('chat.history', { roomNo, beforeSeq: null, size: 1 }, quiet).catch(
    (thrown: unknown) => {
      if (signal.aborted) return null;
      throw thrown;
    },
  );
  if (begun === null) return;
  let seq = begun.latestSeq;
  while (!signal.aborted) {
    try {
      const asked = { roomNo, afterSeq: seq, waitMs: LONG_POLL_MAX_MS, size: PAGE };
      const { list } = await send('chat.offline', asked, quiet);
      trouble(null);
      const [first, last] = [list[0], list.at(-1)];
      if (first && last) {
        const missed = first.seq - seq - 1;
        seq = last.seq;
        yield { messages: list, missed };
      }
      await delay(PAUSE_MS, undefined, { signal });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toAppError(thrown);
      if (!error.retry) throw error;
      trouble(error);
      await delay(TROUBLE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

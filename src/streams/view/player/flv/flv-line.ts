import { fetchMedia } from '#streams/view/engine/media-answers.ts';
import { createFlvPace, type FlvPace } from './flv-pace.ts';
import { createFlvReader, type FlvReader, type FlvTag } from './flv-tags.ts';

const CAPTURE_HEADER = 'x-capture-epoch-ms';

/** End of a line. ended: the response was complete. broke: it was refused with a status, cut, redirected or no FLV. */
export type FlvEnd = { readonly is: 'ended' } | { readonly is: 'broke'; readonly status: number | null };

/** One answer of one line, from its request to its end. */
export type FlvLine = {
  readonly lineId: string;
  readonly pace: FlvPace;
  /** The moment of filming of time stamp 0, epoch ms, where the origin names it. */
  capturedAt(): number | null;
  /** Newest time stamp that has come. */
  newest(): number | null;
  readonly promises: FlvReader['promises'];
  end(): FlvEnd | null;
  /** Replaces the listener of the line. */
  listen(handlers: FlvLineHandlers): void;
  close(): void;
};

export type FlvLineHandlers = {
  tags(tags: readonly FlvTag[]): void;
  ended(end: FlvEnd): void;
};

const numberOf = (text: string | null): number | null => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

const isFrame = ({ is, isConfig }: FlvTag): boolean => is !== 'script' && !isConfig;

type Answer = {
  answered(headers: Headers): void;
  piece(bytes: Uint8Array<ArrayBuffer>): void;
};

/** Sends one request and forwards the received data until the end. */
async function request(url: string, signal: AbortSignal, { answered, piece }: Answer): Promise<FlvEnd> {
  const response = await fetchMedia(url, signal);
  if (!response.ok || !response.body) return { is: 'broke', status: response.status };
  answered(response.headers);
  const body = response.body.getReader();
  for (let read = await body.read(); !read.done; read = await body.read()) {
    if (!signal.aborted) piece(read.value);
  }
  return { is: 'ended' };
}

export type FlvAddress = { readonly lineId: string; readonly url: string };

/** A stream whose stamps go back or forth by more has begun to count again, ms. */
const JUMP_MS = 10_000;
/** Step from the last frame of the old count to the first of a new one, ms. */
const STEP_MS = 20;

/**
 * Unwraps the timestamps of one line: they restart after 2^32 ms, and with an encoder that truncates them to 24 or 31 bit
 * much earlier. Frames from before the wrap-around may still arrive between those after it.
 * @returns the timestamp of a frame in a count that never restarts
 */
export function createStampUnwrap(): (at: number) => number {
  let last: number | null = null;
  let offset = 0;
  let offsetBefore = 0;
  const unwrapped = (at: number): number => {
    if (last === null || Math.abs(at + offset - last) <= JUMP_MS) return at + offset;
    if (Math.abs(at + offsetBefore - last) <= JUMP_MS) return at + offsetBefore;
    if (at + offset < last) {
      offsetBefore = offset;
      offset = last + STEP_MS - at;
    }
    return at + offset;
  };
  return (at) => {
    const stamp = unwrapped(at);
    last = Math.max(last ?? stamp, stamp);
    return stamp;
  };
}

/**
 * Requests the stream from a line. A request of our own, because the engine's waits for one more chunk before it closes,
 * which a stalled origin never sends.
 */
export function openFlvLine({ lineId, url }: FlvAddress, now: () => number, first: FlvLineHandlers): FlvLine {
  const leaving = new AbortController();
  const reader = createFlvReader();
  const pace = createFlvPace(now());
  const unwrap = createStampUnwrap();
  let captured: number | null = null;
  let newest: number | null = null;
  let end: FlvEnd | null = null;
  let handlers = first;

  const finish = (how: FlvEnd) => {
    if (end || leaving.signal.aborted) return;
    end = how;
    handlers.ended(how);
    leaving.abort();
  };
  const receive = (piece: Uint8Array<ArrayBuffer>) => {
    const tags = reader.read(piece).map((tag) => (isFrame(tag) ? { ...tag, at: unwrap(tag.at) } : tag));
    const stamps = tags.filter(isFrame).map(({ at }) => at);
    if (stamps.length > 0) newest = Math.max(newest ?? 0, ...stamps);
    pace.got(now(), stamps.length > 0 ? newest : null);
    if (tags.length > 0) handlers.tags(tags);
  };
  const answered = (headers: Headers) => {
    captured = numberOf(headers.get(CAPTURE_HEADER));
  };
  request(url, leaving.signal, { answered, piece: receive }).then(finish, () =>
    finish({ is: 'broke', status: null }),
  );
  return {
    lineId,
    pace,
    capturedAt: () => captured,
    newest: () => newest,
    promises: reader.promises,
    end: () => end,
    listen(next) {
      handlers = next;
    },
    close: () => leaving.abort(),
  };
}

import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaFault } from '#sandbox/http/faults/fault.ts';

const SLICES_PER_SECOND = 10;

/** Writes and waits while the reader is behind; rejects when `signal` ends the connection. */
async function write(response: ServerResponse, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  if (bytes.length && !response.write(bytes)) await once(response, 'drain', { signal });
}

/** Sends bytes at the reader's own pace, or at `bytesPerSecond` when that is slower. */
export async function send(
  response: ServerResponse,
  bytes: Uint8Array,
  signal: AbortSignal,
  bytesPerSecond?: number,
): Promise<void> {
  if (bytesPerSecond === undefined) return write(response, bytes, signal);
  const slice = Math.max(1, Math.round(bytesPerSecond / SLICES_PER_SECOND));
  for (let offset = 0; offset < bytes.length; offset += slice) {
    await write(response, bytes.subarray(offset, offset + slice), signal);
    await wait(1000 / SLICES_PER_SECOND, undefined, { signal });
  }
}

type FullResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
};
type Connection = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly signal: AbortSignal;
};

/** Sends a body of known length, at the pace of a slow fault; a truncating one cuts it in the middle. */
export async function sendFullBody(
  { request, response, signal }: Connection,
  { status, headers, body }: FullResponse,
  fault: MediaFault | undefined,
): Promise<void> {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  if (fault?.kind === 'truncate') {
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    return;
  }
  const rate = fault?.kind === 'bandwidth' ? fault.bytesPerSecond : undefined;
  if (request.method !== 'HEAD') await send(response, body, signal, rate);
  response.end();
}

/** Spacing of the inverted bytes: about one in five packets of a transport stream contains one. */
const EVERY = 997;
const ALL_BITS = 0xff;

/** A copy with some bytes inverted, the first among them: neither playlists, segments nor FLV survive it. */
export function corruptBytes(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let index = 0; index < copy.length; index += EVERY) copy[index] = (copy[index] ?? 0) ^ ALL_BITS;
  return copy;
}

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

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

import { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';

const SLICES_PER_SECOND = 10;

async function* slices(bytes: Uint8Array, bytesPerSecond: number, signal: AbortSignal) {
  const size = Math.max(1, Math.round(bytesPerSecond / SLICES_PER_SECOND));
  for (let offset = 0; offset < bytes.length; offset += size) {
    await wait((size / bytesPerSecond) * 1_000, undefined, { signal });
    yield bytes.subarray(offset, offset + size);
  }
}

/** A body that comes at so many bytes a second; ends with an error when `signal` aborts. */
export const trickle = (bytes: Uint8Array, bytesPerSecond: number, signal: AbortSignal): ReadableStream =>
  ReadableStream.from(slices(bytes, bytesPerSecond, signal));

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isGzip } from '#replay/recording/text-lines.ts';
import { CHUNK_MAX } from './frames.ts';

/**
 * Sends the bytes of a recording in chunks, compressed where the file is not.
 * @returns the SHA-256 of what was sent, in hex
 */
export async function sendRecording(
  path: string,
  send: (chunk: Uint8Array) => Promise<void>,
): Promise<string> {
  const sum = createHash('sha256');
  const sendAll = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) {
      sum.update(chunk);
      for (let from = 0; from < chunk.length; from += CHUNK_MAX) {
        await send(chunk.subarray(from, from + CHUNK_MAX));
      }
    }
  };
  const file = createReadStream(path);
  if (await isGzip(path)) await pipeline(file, sendAll);
  else await pipeline(file, createGzip(), sendAll);
  return sum.digest('hex');
}

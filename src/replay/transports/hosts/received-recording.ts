import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FrameError } from './frames.ts';

const BYTES_MAX = 4 * 1024 ** 3;

/** A recording that arrives in chunks, in a temporary folder that only its owner may read. */
export type ReceivedRecording = {
  readonly path: string;
  /** Appends a chunk. @throws FrameError beyond four GiB. */
  take(bytes: Uint8Array): Promise<void>;
  /** Closes the file. @returns the SHA-256 of all bytes, in hex. */
  finish(): Promise<string>;
  /** Deletes the file and its folder. */
  remove(): Promise<void>;
};

/** Creates an empty file for a recording that is about to arrive. */
export async function receiveRecording(): Promise<ReceivedRecording> {
  const folder = await mkdtemp(join(tmpdir(), 'courtside-replay-'));
  const path = join(folder, 'recording');
  const file = await open(path, 'wx');
  const sum = createHash('sha256');
  let size = 0;
  return {
    path,
    async take(bytes) {
      size += bytes.length;
      if (size > BYTES_MAX) throw new FrameError(`a recording of more than ${BYTES_MAX} bytes`);
      sum.update(bytes);
      await file.writeFile(bytes);
    },
    async finish() {
      await file.close();
      return sum.digest('hex');
    },
    async remove() {
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

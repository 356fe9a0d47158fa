import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

const PIECE = 64 * 1024;

/** Writes text to a file, compressed with gzip when its name ends in `.gz`. */
export type LineWriter = {
  /** Resolves when the writer can accept more. */
  write(text: string): Promise<void>;
  /** Makes everything written so far survive a crash. */
  sync(): Promise<void>;
  /** Writes the rest and closes the file. */
  close(): Promise<void>;
};

/**
 * Opens a file for writing and truncates it.
 * @param named the name that decides about compression, where the file is written under another one
 * @throws errors of the file system, now or in a later write
 */
export async function openLineWriter(path: string, named = path): Promise<LineWriter> {
  const file = await open(path, 'w');
  const out = file.createWriteStream();
  const gzip = named.endsWith('.gz') ? createGzip() : null;
  const head = gzip ?? out;
  const done = gzip ? pipeline(gzip, out) : finished(out);
  done.catch(() => undefined);
  let waiting = '';
  const pass = async () => {
    const piece = waiting;
    waiting = '';
    if (piece !== '' && !head.write(piece)) await Promise.race([once(head, 'drain'), done]);
  };
  return {
    async write(text) {
      waiting += text;
      if (waiting.length >= PIECE) await pass();
    },
    async sync() {
      await pass();
      if (gzip) await new Promise<void>((resolve) => gzip.flush(constants.Z_SYNC_FLUSH, () => resolve()));
      await file.sync();
    },
    async close() {
      await pass();
      head.end();
      await done;
    },
  };
}

import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

const PIECE = 64 * 1024;

/** Text on its way into a file; gzip when its name ends in `.gz`. */
export type LineWriter = {
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>;
  /** What was written until now survives a crash from here on. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** Begins a file anew. @throws what the file system says, then or when more is written. */
export async function openLineWriter(path: string): Promise<LineWriter> {
  const file = await open(path, 'w');
  const out = file.createWriteStream();
  const gzip = path.endsWith('.gz') ? createGzip() : null;
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

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Slow 4G: a round trip, ms, and bytes a second towards the browser. */
const ROUND_TRIP_MS = 150;
const BYTES_A_SECOND = 204_800;
const CHUNK_BYTES = 4_096;
const MS = 1_000;

/** Line whose bandwidth is shared by all its traffic: time at which it is free again, ms. */
type Line = { freeAt: number };

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends on in order, half a round trip later, no faster than the line is wide. */
async function carry(from: Socket, to: Socket, line: Line | null): Promise<void> {
  let last = Promise.resolve();
  for await (const bytes of from as AsyncIterable<Buffer>) {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      const now = performance.now();
      if (line) line.freeAt = Math.max(line.freeAt, now) + (chunk.length / BYTES_A_SECOND) * MS;
      const due = Math.max(line?.freeAt ?? now, now) + ROUND_TRIP_MS / 2;
      const arriving = after(due - now);
      const before = last;
      last = (async () => {
        await before;
        await arriving;
        to.write(chunk);
      })();
    }
  }
  await last;
  to.end();
}

/**
 * A site behind a slow line, for pages, workers and service workers alike: the browser's own throttling slows the page
 * down and nothing else.
 */
export async function behindSlowLine(site: string) {
  const { port } = new URL(site);
  const line: Line = { freeAt: 0 };
  const server = createServer((browser) => {
    const platform = connect(Number(port), '127.0.0.1');
    for (const socket of [browser, platform]) socket.on('error', () => socket.destroy());
    // Opening a connection costs a separate round trip.
    void after(ROUND_TRIP_MS).then(() => carry(browser, platform, null).catch(() => platform.destroy()));
    carry(platform, browser, line).catch(() => browser.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

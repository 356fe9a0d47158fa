import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '#tests/fixtures/dice.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { type OwnPlatform, startPlatform } from '#tests/fixtures/own-platform.ts';
import { rawConnection } from '#tests/fixtures/wire/raw-connection.ts';
import { type Behaviour, hostileBehaviour } from './hostile-traffic.ts';

const SECONDS = byEffort(20);
const SEED = Number(process.env.FUZZ_SEED ?? 7);
const PATIENCE_MS = (SECONDS + 60) * 1_000;
/** Connections at once. */
const WIDTH = 24;
/** Time for which a connection is watched that the platform does not close by itself, ms. */
const WATCHED_MS = 250;
const STAYING_MAX = 400;
/** A platform that leaks what it is sent meets this limit, or grows by more than the bound. */
const HEAP_MB = 256;
const GROWTH_MAX = 160 * 1024 * 1024;

let platform: OwnPlatform;
beforeAll(async () => {
  platform = await startPlatform(['--data', ':memory:', '--crowd', '0'], [`--max-old-space-size=${HEAP_MB}`]);
}, 60_000);
afterAll(() => platform.stop());

const read = async (path: string) => (await fetch(platform.consoleOrigin + path)).json();
const memory = async (): Promise<number> => (await read('/sandbox/state')).memory;

/** Plays one behaviour against a port, and returns the connection if it is to stay open. */
async function play(port: number, { bytes, afterwards }: Behaviour) {
  const { socket, over } = rawConnection(port);
  socket.write(bytes, 'latin1');
  if (afterwards === 'stay') return socket;
  if (afterwards === 'reset') socket.resetAndDestroy();
  if (afterwards === 'end') socket.end();
  await Promise.race([over, wait(WATCHED_MS)]);
  socket.destroy();
  return null;
}

/** Sends random traffic until the end time, on every port in turn. @returns the number of connections. */
async function harass(next: () => number, until: number): Promise<number> {
  const { ports } = platform;
  const staying: NonNullable<Awaited<ReturnType<typeof play>>>[] = [];
  let count = 0;
  const worker = async () => {
    while (performance.now() < until) {
      count += 1;
      const socket = await play(ports[count % ports.length] ?? 0, hostileBehaviour(next));
      if (socket) staying.push(socket);
      if (staying.length > STAYING_MAX) staying.shift()?.destroy();
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  for (const socket of staying) socket.destroy();
  return count;
}

test(
  'no request on any port crashes the platform or corrupts the ledger',
  async () => {
    const next = dice(SEED);
    await harass(next, performance.now() + SECONDS * 100);
    const before = await memory();
    const count = await harass(next, performance.now() + SECONDS * 900);
    expect(count).toBeGreaterThan(SECONDS);
    expect([platform.child.exitCode, platform.child.signalCode]).toEqual([null, null]);
    expect((await fetch(`${platform.origin}/timeServer`)).status).toBe(200);
    for (const port of platform.ports.slice(1))
      expect((await fetch(`http://127.0.0.1:${port}/nowhere`)).status).toBe(404);
    expect(await read('/sandbox/ledger/verify')).toMatchObject({ sound: true });
    expect((await memory()) - before).toBeLessThan(GROWTH_MAX);
    expect(platform.complaints).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'two thousand requests with unfinished headers are dropped without blocking others',
  async () => {
    const port = platform.ports[0] ?? 0;
    const held = Array.from({ length: 2_000 }, () => {
      const connection = rawConnection(port);
      connection.socket.write('GET / HTTP/1.1\r\nhost: loc');
      return connection;
    });
    expect((await fetch(`${platform.origin}/timeServer`)).status).toBe(200);
    await Promise.all(held.map(({ over }) => over));
    for (const { socket } of held) socket.destroy();
    expect(platform.complaints).toEqual([]);
  },
  PATIENCE_MS,
);

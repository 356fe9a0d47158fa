import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { createMediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { mediaHost } from '#sandbox/video/origin/media-host.ts';
import { createSegmentShelf } from '#sandbox/video/origin/segments/segment-shelf.ts';
import { fixedProgrammes } from '#tests/fixtures/video/fixed-programmes.ts';
import type { MediaControl, MediaOriginAddress } from '#tests/fixtures/video/media-control.ts';
import { PAGES } from './pages.ts';
import { stripAudio } from './without-audio.ts';

const HOSTS = 2;
export const HURRY = 16;
const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function open(listener: RequestListener, servers: Server[]): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return `http://127.0.0.1:${address.port}`;
}

const begun = Date.now();
const hurriedClock = () => begun + (Date.now() - begun) * HURRY;

async function bodyOf(request: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The sandbox's own live origin for tests in a browser; `sig=good` lets in unless its `turn` has expired, any other
 * signature never does; `silent=1` leaves the sound out. */
async function openOrigin(servers: Server[]): Promise<MediaOriginAddress> {
  const faults = createMediaFaults(Date.now);
  const exchanges = Array.from({ length: HOSTS }, () => 0);
  let expiredTurn = 0;
  const isGood = ({ searchParams }: URL) =>
    searchParams.get('sig') === 'good' && Number(searchParams.get('turn') ?? Infinity) > expiredTurn;

  const host = (number: number, clock = Date.now): RequestListener => {
    const handle = mediaHost({
      host: number,
      clock,
      authorize: (url) => (isGood(url) ? 'ok' : 'expired'),
      faults,
      library,
      segments: createSegmentShelf(),
      programmes: fixedProgrammes,
      endedAt: () => undefined,
      onLeak: () => undefined,
    });
    const add = (count: number) => {
      const open = exchanges[number];
      if (open !== undefined) exchanges[number] = open + count;
    };
    return (request, response) => {
      add(1);
      response.on('close', () => add(-1));
      if (request.url?.includes('silent=1')) stripAudio(response);
      void handle(request, response);
    };
  };

  const control: RequestListener = async (request, response) => {
    const order: MediaControl | null = JSON.parse((await bodyOf(request)) || 'null');
    if (order?.do === 'fault') faults.set(order.target, order.fault);
    if (order?.do === 'expire') expiredTurn = order.turn;
    if (order?.do === 'clear') {
      faults.clear();
      expiredTurn = 0;
    }
    response.writeHead(200, OPEN_TO_ALL).end(JSON.stringify(exchanges));
  };

  const hosts = await Promise.all(exchanges.map((_, number) => open(host(number), servers)));
  const hurried = await open(host(HOSTS, hurriedClock), servers);
  return { hosts, hurried, control: await open(control, servers) };
}

/** An origin for each page that runs tests: what is broken for one is not broken for the page beside it. */
export async function setup(project: TestProject): Promise<() => void> {
  const servers: Server[] = [];
  project.provide(
    'mediaOrigins',
    await Promise.all(Array.from({ length: PAGES }, () => openOrigin(servers))),
  );
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}

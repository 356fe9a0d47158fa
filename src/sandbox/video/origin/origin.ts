import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { MediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { CONNECTION_TIMES, limitConnections } from '#sandbox/http/hosts/connection-limits.ts';
import { library } from '../clips/library.ts';
import type { Programmes } from '../clips/programme.ts';
import type { StreamName } from '../clips/streams.table.ts';
import { mediaHost } from './media-host.ts';
import type { AnswerSource, Authorization } from './media-request.ts';
import { createSegmentShelf } from './segments/segment-shelf.ts';

export interface MediaOriginOptions {
  /** Epoch milliseconds; every host and every restart with the same clock serves the same video. */
  readonly clock: () => number;
  /** Programmes that can be watched. */
  readonly programmes: Programmes;
  readonly authorize: (url: URL) => Authorization;
  readonly faults: MediaFaults;
  /** Answers the external call of a video domain, where the domains carry it. */
  readonly source?: AnswerSource;
  /** Number of video domains. */
  readonly hosts: number;
  /** Listening addresses of each host; the loopback if absent. */
  readonly addresses?: readonly string[];
  /** Receives what a request ended in that should not have. */
  readonly onDefect?: (error: Error) => void;
}

/** The live origin: several hosts of 127.0.0.1 that all carry all streams as HLS and HTTP-FLV. */
export interface MediaOrigin {
  /** Opens one port per host, `basePort` upwards (0: any); resolves to their origins, such as `http://127.0.0.1:46101`. */
  readonly listen: (basePort: number) => Promise<readonly string[]>;
  /** Ends a stream for all viewers, or starts it again. */
  readonly setStreamState: (stream: StreamName, state: 'live' | 'ended') => void;
  /** Requests so far that carried a session token; anything but 0 is a fault of the client. */
  readonly leaks: () => number;
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';

async function openPort(server: Server, port: number, at: string): Promise<number> {
  server.listen(port, at);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Creates a media origin that is not open yet. `listen` rejects when a port is in use. */
export function createMediaOrigin(options: MediaOriginOptions): MediaOrigin {
  const { clock, programmes, authorize, faults, hosts, source, onDefect, addresses = [LOOPBACK] } = options;
  const ended = new Map<StreamName, number>();
  const servers: Server[] = [];
  let leaks = 0;
  const onLeak = () => {
    leaks += 1;
  };
  return {
    listen: async (basePort) => {
      const ports = {
        clock,
        authorize,
        faults,
        source,
        library,
        segments: createSegmentShelf(),
        programmes,
        endedAt: (stream: StreamName) => ended.get(stream),
        onLeak,
      };
      const serverOf = (host: number) => {
        const handle = mediaHost({ ...ports, host });
        const server = createServer(CONNECTION_TIMES, (request, response) => {
          handle(request, response).catch((thrown: unknown) => {
            response.destroy();
            onDefect?.(thrown instanceof Error ? thrown : new Error(String(thrown)));
          });
        });
        limitConnections(server);
        servers.push(server);
        return server;
      };
      const openHost = async (host: number) => {
        let port = basePort && basePort + host;
        for (const address of addresses) port = await openPort(serverOf(host), port, address);
        return `http://${LOOPBACK}:${port}`;
      };
      return Promise.all(Array.from({ length: hosts }, (_, host) => openHost(host)));
    },
    setStreamState: (stream, state) => {
      if (state === 'live') ended.delete(stream);
      else if (!ended.has(stream)) ended.set(stream, clock());
    },
    leaks: () => leaks,
    close: async () => {
      await Promise.all(servers.splice(0).map(closeServer));
    },
  };
}

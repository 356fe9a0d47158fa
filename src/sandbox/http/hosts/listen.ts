import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createWorkQueue } from '#sandbox/base/work-queue.ts';
import type { Site } from '../api.ts';
import { CONNECTION_TIMES, limitConnections } from './connection-limits.ts';

/** The port is another program's. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const portIn = (error: Error) => ('port' in error ? ` ${error.port}` : '');

/** Converts an error of listening to PortTaken where the port is in use. */
export const listenError = (thrown: unknown): unknown =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'
    ? new PortTaken(`port${portIn(thrown)} is taken`)
    : thrown;

/** Maximum number of connections waiting to be accepted, sized for a crowd that arrives at once. */
const BACKLOG = 4_096;

export type Listening = { readonly port: number; close(): Promise<void> };

const portOf = (address: AddressInfo | string | null, requestedPort: number) =>
  typeof address === 'object' && address !== null ? address.port : requestedPort;

export const LOOPBACK = '127.0.0.1';

/** Serves at one address; 0 takes any free port. @throws PortTaken. */
export function listen(site: Site, port: number, address = LOOPBACK): Promise<Listening> {
  const queue = createWorkQueue();
  const server = createAdaptorServer({
    fetch: (request, env) => new Promise<void>(queue.add).then(() => site.fetch(request, env)),
    serverOptions: CONNECTION_TIMES,
  });
  if (server instanceof Server) limitConnections(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error)));
    server.listen({ port, host: address, backlog: BACKLOG }, () => {
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ port: portOf(server.address(), port), close });
    });
  });
}

import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Site } from './api.ts';
import { listenError } from './port-taken.ts';

export type Listening = { readonly port: number; close(): Promise<void> };

const portOf = (address: AddressInfo | string | null, asked: number) =>
  typeof address === 'object' && address !== null ? address.port : asked;

/** Serves on the loopback; 0 takes any free port. @throws PortTaken. */
export function listen(site: Site, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: site.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error)));
    server.listen(port, '127.0.0.1', () => {
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ port: portOf(server.address(), port), close });
    });
  });
}

import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'timing-allow-origin': '*',
};

/** Removes the headers a browser adds about the requesting page, so that a request looks like that of a program. */
export const asProgram = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'origin' && !name.startsWith('sec-fetch-')),
  );

/**
 * Starts another origin for a server on this machine, as a platform's own domain is: with preflights and all.
 * @param passing the headers that are passed on
 */
export async function crossOrigin(
  target: string,
  passing: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders = (headers) => headers,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((incoming, answer) => {
    if (incoming.method === 'OPTIONS') {
      const headers = incoming.headers['access-control-request-headers'] ?? '*';
      answer.writeHead(204, {
        ...OPEN,
        'access-control-allow-headers': headers,
        'access-control-allow-methods': '*',
      });
      answer.end();
      return;
    }
    const passed = request(`${target}${incoming.url}`, {
      method: incoming.method,
      headers: passing(incoming.headers),
    });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...OPEN });
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
  return { origin: `http://127.0.0.1:${port}`, server };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

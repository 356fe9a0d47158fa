import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createResponseReader, type HttpResponse } from './response-reader.ts';

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** A connection to a server that carries one request at a time. */
export type Connection = {
  /** @throws Error when the connection breaks before the response is complete. */
  send(request: string): Promise<HttpResponse>;
  /** Reports whether it has been idle for too long, or is broken. */
  isSpent(now: number): boolean;
  /** Destroys the connection and rejects a pending request. */
  destroy(reason?: Error): void;
};

function socketTo({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:')
    return connectTls({
      host,
      port: Number(port) || HTTPS_PORT,
      servername: host,
      ALPNProtocols: ['http/1.1'],
    });
  return connectPlain({ host, port: Number(port) || HTTP_PORT });
}

type PendingRequest = { resolve(response: HttpResponse): void; reject(error: Error): void };

/** Opens a connection to the origin of a URL, with TLS for https. */
export function openConnection(origin: URL): Connection {
  const socket = socketTo(origin);
  const reader = createResponseReader();
  let pending: PendingRequest | null = null;
  let goodUntil = Number.POSITIVE_INFINITY;
  let broken: Error | null = null;

  const finish = (response: HttpResponse) => {
    const finished = pending;
    pending = null;
    goodUntil = performance.now() + response.keepAliveMs;
    if (response.keepAliveMs === 0) socket.destroy();
    socket.unref();
    finished?.resolve(response);
  };
  const fail = (error: Error) => {
    broken ??= error;
    socket.destroy();
    pending?.reject(broken);
    pending = null;
  };
  socket.setNoDelay(true);
  socket.on('data', (bytes: Buffer) => {
    try {
      const response = reader.push(bytes);
      if (response !== null) finish(response);
    } catch (thrown) {
      fail(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  });
  socket.on('error', fail);
  socket.on('close', () => {
    const rest = pending === null ? null : reader.close();
    if (rest !== null) finish(rest);
    fail(new Error('the server closed the connection'));
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        pending = { resolve, reject };
        socket.ref();
        socket.write(request);
      }),
    isSpent: (now) => broken !== null || now >= goodUntil,
    destroy: (reason = new Error('broken off')) => fail(reason),
  };
}

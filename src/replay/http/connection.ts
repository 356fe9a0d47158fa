import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createAnswerReader, type HttpAnswer } from './answer-reader.ts';

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** A connection to a server that carries one question at a time. */
export type Connection = {
  /** @throws Error when the connection breaks before the answer is whole. */
  ask(request: string): Promise<HttpAnswer>;
  /** Whether it has rested too long to be trusted, or is broken. */
  isSpent(now: number): boolean;
  /** Breaks off whatever goes on. */
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

type Asker = { resolve(answer: HttpAnswer): void; reject(error: Error): void };

export function openConnection(origin: URL): Connection {
  const socket = socketTo(origin);
  const reader = createAnswerReader();
  let asker: Asker | null = null;
  let goodUntil = Number.POSITIVE_INFINITY;
  let broken: Error | null = null;

  const finish = (answer: HttpAnswer) => {
    const waiting = asker;
    asker = null;
    goodUntil = performance.now() + answer.restMs;
    if (answer.restMs === 0) socket.destroy();
    socket.unref();
    waiting?.resolve(answer);
  };
  const fail = (error: Error) => {
    broken ??= error;
    socket.destroy();
    asker?.reject(broken);
    asker = null;
  };
  socket.setNoDelay(true);
  socket.on('data', (bytes: Buffer) => {
    try {
      const answer = reader.push(bytes);
      if (answer !== null) finish(answer);
    } catch (thrown) {
      fail(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  });
  socket.on('error', fail);
  socket.on('close', () => {
    const rest = asker === null ? null : reader.close();
    if (rest !== null) finish(rest);
    fail(new Error('the server closed the connection'));
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        asker = { resolve, reject };
        socket.ref();
        socket.write(request);
      }),
    isSpent: (now) => broken !== null || now >= goodUntil,
    destroy: (reason = new Error('broken off')) => fail(reason),
  };
}

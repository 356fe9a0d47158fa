import type { FairTurns } from '#replay/fair/fair-turns.ts';
import type { WireFetch, WireRequest, WireResponse } from '#worker/wire/wire-ports.ts';
import type { HttpAnswer } from './answer-reader.ts';
import { type Connection, openConnection } from './connection.ts';

const OK_FROM = 200;
const OK_BELOW = 300;

/** Connections that rest, by origin; the one used last is used first, so that a burst leaves no crowd behind. */
function createPool() {
  const resting = new Map<string, Connection[]>();
  return {
    take(url: URL): Connection {
      const idle = resting.get(url.origin) ?? [];
      resting.set(url.origin, idle);
      const now = performance.now();
      for (let last = idle.pop(); last !== undefined; last = idle.pop()) {
        if (!last.isSpent(now)) return last;
        last.destroy();
      }
      return openConnection(url);
    },
    give({ origin }: URL, connection: Connection): void {
      if (connection.isSpent(performance.now())) connection.destroy();
      else resting.get(origin)?.push(connection);
    },
  };
}

/** The names and values of a request, none of which may end its line. @throws TypeError. */
function headerLines(headers: WireRequest['headers'] = {}): string {
  let lines = '';
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value)) throw new TypeError(`no header: ${name}`);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

function requestText(
  { host, pathname, search }: URL,
  { method = 'GET', headers, body }: WireRequest,
): string {
  const text = body ?? '';
  const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(text)}\r\n`;
  const first = `${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\n`;
  return `${first}${headerLines(headers)}${length}\r\n${text}`;
}

const responseOf = ({ status, headers, body }: HttpAnswer, receivedAt: number): WireResponse => ({
  receivedAt,
  ok: status >= OK_FROM && status < OK_BELOW,
  status,
  headers,
  text: async () => body.toString(),
  get body() {
    return new Response(Uint8Array.from(body)).body;
  },
});

/** Breaks the connection when the asker leaves: HTTP/1.1 knows no other way. @throws the reason of the signal. */
async function whileWanted<Answer>(
  connection: Connection,
  signal: AbortSignal | null | undefined,
  asked: Promise<Answer>,
): Promise<Answer> {
  const leave = () => connection.destroy();
  signal?.addEventListener('abort', leave);
  try {
    return await asked;
  } catch (thrown) {
    signal?.throwIfAborted();
    throw new TypeError('fetch failed', { cause: thrown });
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * A `fetch` for thousands of people in one process: what the core asks of one, over HTTP/1.1 connections that are kept,
 * for a tenth of what Node's own costs. Answers come whole, and in fair turns. It keeps no cache, follows no redirect
 * and asks for nothing compressed.
 */
export function leanFetch(turns: Pick<FairTurns, 'take'>): WireFetch {
  const pool = createPool();
  return async (input, init) => {
    init.signal?.throwIfAborted();
    const url = new URL(input);
    const request = requestText(url, init);
    const connection = pool.take(url);
    const answer = await whileWanted(connection, init.signal, connection.ask(request));
    pool.give(url, connection);
    const response = responseOf(answer, performance.now());
    return new Promise((resolve) => turns.take(() => resolve(response)));
  };
}

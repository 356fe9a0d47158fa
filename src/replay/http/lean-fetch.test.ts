import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMeasuredQueue } from '#replay/runtime/measured-queue.ts';
import { leanFetch } from './lean-fetch.ts';

let server: Server | null = null;
const connections = { opened: 0 };

async function serve(answer: RequestListener): Promise<string> {
  connections.opened = 0;
  const listening = createServer(answer);
  server = listening;
  listening.on('connection', () => {
    connections.opened += 1;
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const fetch = () => leanFetch(createMeasuredQueue());

/** A server that answers with the request it received. */
const echo: RequestListener = (request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, body, token: headers.token }));
  });
};

test('a request is sent as given, and its response is returned', async () => {
  const origin = await serve(echo);
  const wireFetch = fetch();
  const posted = await wireFetch(`${origin}/a?b=1`, {
    method: 'POST',
    headers: { token: 't' },
    body: '{"s":"场边"}',
  });
  expect(posted).toMatchObject({ ok: true, status: 200 });
  expect(JSON.parse(await posted.text())).toEqual({
    method: 'POST',
    url: '/a?b=1',
    body: '{"s":"场边"}',
    token: 't',
  });
  const got = await wireFetch(`${origin}/`, {});
  expect(JSON.parse(await got.text())).toMatchObject({ method: 'GET', body: '' });
});

test('a connection serves one request after another; simultaneous requests have one each', async () => {
  const origin = await serve(echo);
  const wireFetch = fetch();
  for (let turn = 0; turn < 20; turn++) await wireFetch(origin, {});
  expect(connections.opened).toBe(1);
  await Promise.all(Array.from({ length: 10 }, () => wireFetch(origin, {})));
  expect(connections.opened).toBe(10);
});

test('a connection that the server has closed is not reused', async () => {
  const origin = await serve((_request, response) => response.setHeader('connection', 'close').end('x'));
  const wireFetch = fetch();
  for (let turn = 0; turn < 3; turn++) expect(await (await wireFetch(origin, {})).text()).toBe('x');
  expect(connections.opened).toBe(3);
});

test('an error status is a response, and a broken connection a TypeError', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/busy') response.writeHead(503).end('busy');
    else if (request.url === '/half') {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => request.socket.destroy());
    } else request.socket.destroy();
  });
  const wireFetch = fetch();
  expect(await wireFetch(`${origin}/busy`, {})).toMatchObject({ ok: false, status: 503 });
  await expect(wireFetch(`${origin}/half`, {})).rejects.toBeInstanceOf(TypeError);
  await expect(wireFetch(`${origin}/reset`, {})).rejects.toBeInstanceOf(TypeError);
  await expect(wireFetch('http://127.0.0.1:1/', {})).rejects.toBeInstanceOf(TypeError);
});

test('an abort rejects with its reason, and closes the connection', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const origin = await serve((request) => {
    request.on('close', resolve);
    arrive();
  });
  const wireFetch = fetch();
  const abort = new AbortController();
  const waiting = wireFetch(origin, { signal: abort.signal });
  await arrived;
  abort.abort(new RangeError('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await closed;
  await expect(wireFetch(origin, { signal: abort.signal })).rejects.toThrow('enough');
});

test('no value can inject another header', async () => {
  const wireFetch = fetch();
  const headers = { token: 'a\r\nhost: elsewhere' };
  await expect(wireFetch('http://127.0.0.1:1/', { headers })).rejects.toThrow('no header: token');
});

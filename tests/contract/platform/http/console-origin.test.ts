import { request } from 'node:http';
import { expect, test } from 'vitest';
import { consoleOrigin, siteOfConsole } from '#contract/site/site/console-origin.ts';
import { postAdmin, sandboxForFile } from '#tests/contract/sandbox-fixture.ts';

const sandbox = sandboxForFile();

type RequestTarget = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
};

/** The status of a request whose headers are free, as no `fetch` lets them be. */
const statusOf = (origin: string, { path, method = 'GET', headers = {} }: RequestTarget) =>
  new Promise<number | undefined>((resolve, reject) => {
    const body = method === 'POST' ? '{"advance":0}' : '';
    const json = method === 'POST' ? { 'content-type': 'application/json' } : {};
    const outgoing = request(origin + path, { method, headers: { ...json, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
const atConsole = (target: RequestTarget) => statusOf(sandbox().consoleOrigin, target);

const ACTS: readonly RequestTarget[] = [
  { path: '/sandbox/sessions', method: 'GET' },
  { path: '/sandbox/overview', method: 'GET' },
  { path: '/sandbox/clock', method: 'POST' },
  { path: '/sandbox/faults', method: 'DELETE' },
];

test('[8.16] the console has its own origin, derived from the site origin', () => {
  const { origin, consoleOrigin: own } = sandbox();
  expect(own).toBe(consoleOrigin(origin));
  expect(own).not.toBe(origin);
  expect(siteOfConsole(own)).toBe(origin);
  expect(consoleOrigin('http://127.0.0.1')).toBe('http://localhost:84');
});

test.each(ACTS)('[8.16] the site’s origin does not answer an operator: $method $path', async (target) => {
  expect(await statusOf(sandbox().origin, target)).toBe(404);
  expect(await statusOf(sandbox().origin.replace('localhost', '127.0.0.1'), target)).toBe(404);
});

test('[8.16] the console’s origin has neither the site nor its calls', async () => {
  for (const path of ['/app/home', '/timeServer', '/index.html', '/venue/play'])
    expect([path, await atConsole({ path })]).toEqual([path, 404]);
});

test.each(ACTS)('[8.16] only pages of the console may call it: $method $path', async (target) => {
  const { origin, consoleOrigin: own } = sandbox();
  const from = (headers: Record<string, string>) => atConsole({ ...target, headers });
  expect(await from({ 'sec-fetch-site': 'same-site', origin })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'cross-site', origin: 'null' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(403);
  expect(await from({ origin })).toBe(403);
  expect(await from({ origin: 'null' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(200);
  expect(await from({})).toBe(200);
});

test('[8.16] a link may open the console in a tab, not a frame', async () => {
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const opened = (dest: string) =>
    atConsole({ path: '/sandbox/', headers: { ...visit, 'sec-fetch-dest': dest } });
  expect(await opened('document')).toBe(200);
  expect(await opened('iframe')).toBe(403);
});

test('[8.16] the console is reached by this machine’s names alone', async () => {
  const named = (host: string) => atConsole({ path: '/sandbox/state', headers: { host } });
  for (const host of ['localhost', '127.0.0.1:5184']) expect([host, await named(host)]).toEqual([host, 200]);
  expect(await named('evil.example')).toBe(421);
  for (const host of ['site-5003.localhost', 'venue.localhost'])
    expect([host, await named(host)]).not.toEqual([host, 200]);
});

test('no response of the console allows another origin to read it', async () => {
  const { origin, consoleOrigin: own } = sandbox();
  const { headers } = await fetch(`${own}/sandbox/state`);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const asking = await fetch(`${own}/sandbox/clock`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect([asking.status, asking.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect((await postAdmin(sandbox(), '/sandbox/clock', { advance: 0 })).status).toBe(200);
});

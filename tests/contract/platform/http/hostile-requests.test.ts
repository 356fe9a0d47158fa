import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { loggedIn } from '#tests/contract/wire-client.ts';
import { rawConnection, statusesOf } from '#tests/fixtures/wire/raw-connection.ts';

const sandbox = sandboxForFile();
const portOf = (origin: string) => Number(new URL(origin).port);
const portsOf = () => [sandbox().origin, ...sandbox().videoOrigins, sandbox().consoleOrigin].map(portOf);
const sitePort = () => portsOf()[0] ?? 0;
const CALL = calls['site.config'].path;
const MEGABYTE = 1024 * 1024;

test.each([
  '//',
  '///',
  '*',
  'http://[',
  'http://',
  '/%',
  '/%00',
  '/\\',
  '//evil.example/live',
  '/live/%E0%A4%A',
])('the target %s is answered on every port, and the platform lives', async (target) => {
  for (const port of portsOf()) {
    const request = `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const [status] = await statusesOf(port, request);
    expect([400, 403, 404]).toContain(status);
  }
});

test.each(['[', '', 'a b', '%', 'localhost:99999999', '[::1', 'ü'])(
  'the host “%s” is answered on every port, and the platform lives',
  async (host) => {
    for (const port of portsOf()) {
      const request = `GET /timeServer HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
      const [status] = await statusesOf(port, request);
      expect([400, 403, 404, 421]).toContain(status);
    }
  },
);

test('foreign hosts are refused everywhere, and hosts of the platform are answered', async () => {
  const statusFor = async (host: string) => {
    const request = `GET /timeServer HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
    return (await statusesOf(sitePort(), request))[0];
  };
  for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1:5180', 'site-x.localhost'])
    expect([host, await statusFor(host)]).toEqual([host, 421]);
  for (const host of [
    'localhost',
    '127.0.0.1:5180',
    'LOCALHOST:80',
    '[::1]:5180',
    'site-5003.localhost:5180',
  ])
    expect([host, await statusFor(host)]).toEqual([host, 200]);
});

test.each([
  [CALL, () => sitePort()],
  ['/sandbox/clock', () => portOf(sandbox().consoleOrigin)],
] as const)(
  'a body to %s beyond a megabyte is refused with its connection',
  { repeats: 20 },
  async (path, port) => {
    const { socket, text, over } = rawConnection(port());
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
    const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const limit = 64 * MEGABYTE;
    let sent = 0;
    const push = () => {
      while (sent < limit && !socket.destroyed && socket.write(piece)) sent += piece.length;
    };
    socket.on('drain', push);
    push();
    await over;
    socket.destroy();
    expect(text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(limit);
  },
);

test('a body with an excessive declared length is refused before reading', async () => {
  const head = `POST ${CALL} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${8 * MEGABYTE}\r\n\r\n`;
  const { socket, text, over } = rawConnection(sitePort());
  socket.write(head);
  await over;
  expect(text()).toMatch(/^HTTP\/1\.1 413 /);
});

test('an aborted body is not reported as a defect', async () => {
  const broken = Array.from({ length: 50 }, async () => {
    const { socket } = rawConnection(sitePort());
    const head = `POST ${CALL} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\nhalf`;
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    socket.resetAndDestroy();
  });
  await Promise.all(broken);
  await expect
    .poll(async () => (await (await fetch(`${sandbox().consoleOrigin}/sandbox/state`)).json()).answering)
    .toBe(0);
  expect((await fetch(`${sandbox().origin}/timeServer`)).status).toBe(200);
});

test('a delayed request runs even if its sender disconnects', async () => {
  const { origin, world, faultInjector } = sandbox();
  const member = await loggedIn(origin, world.clock.now, 'beian');
  const { url, init } = await member.prepare('account.logout', {});
  const leaving = new AbortController();
  faultInjector.add({ path: new URL(url).pathname, share: 1, kind: 'latency', ms: 500 });
  const pending = fetch(url, { ...init, signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => faultInjector.list()[0]?.hits).toBe(1);
  leaving.abort();
  expect(await pending).toBe('left');
  faultInjector.clear();
  await expect.poll(async () => (await member.call('member.info', {})).code).toBe(PLATFORM_CODES.AUTH_ERROR);
});

import { afterEach, expect, test } from 'vitest';
import { pathFamilies } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const client = () => createWireClient(sandbox().origin, now);

const maintain = (maintenance: unknown) => postAdmin(sandbox(), '/sandbox/maintenance', { maintenance });

afterEach(() => maintain(null));

test('[8.10] site information alone reports the maintenance and its end', async () => {
  const endAt = now() + 60_000;
  await maintain({ status: 0, startAt: now() - 1, endAt, text: '例行维护' });
  const member = await loggedIn(sandbox().origin, now, 'qinghe');
  for (const caller of [client(), member]) {
    const { code, data } = await caller.call('site.perInfo', {});
    expect(code).toBe(PLATFORM_CODES.SYSTEM_MAINTENANCE);
    expect(data).toMatchObject({ maintenance: { status: 0, endAt } });
  }
  expect((await client().call('site.config', {})).code).toBe(0);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 60_000 });
  expect(await client().call('site.perInfo', {})).toMatchObject({ code: 0, data: { maintenance: null } });
});

test('[8.10] a maintenance that is announced closes nothing yet', async () => {
  await maintain({ status: 0, startAt: now() + 60_000, endAt: now() + 120_000 });
  expect(await client().call('site.perInfo', {})).toMatchObject({
    code: 0,
    data: { maintenance: { status: 0 } },
  });
});

test('[8.13] both lines reach the platform, and a fault can affect one', async () => {
  const twin = sandbox().origin.replace('localhost', '127.0.0.1');
  await postAdmin(sandbox(), '/sandbox/faults', {
    path: '/api',
    line: new URL(sandbox().origin).host,
    kind: 'code',
    code: PLATFORM_CODES.INTERFACE_DEGRADE,
  });
  expect((await client().call('site.config', {})).code).toBe(PLATFORM_CODES.INTERFACE_DEGRADE);
  expect((await createWireClient(twin, now).call('site.config', {})).code).toBe(0);
  await fetch(`${sandbox().consoleOrigin}/sandbox/faults`, { method: 'DELETE' });
  const preflight = await fetch(`${twin}/api/site/x`, {
    method: 'OPTIONS',
    headers: { origin: sandbox().origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(sandbox().origin);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('risk-token');
  const secure = await fetch(`${sandbox().origin}/timeServer`, {
    headers: { origin: sandbox().origin.replace('http:', 'https:') },
  });
  expect(secure.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(pathFamilies())('a page of the platform may send requests under %s', async (family) => {
  const preflight = await fetch(`${sandbox().origin}${family}${family === '/timeServer' ? '' : '/any'}`, {
    method: 'OPTIONS',
    headers: { origin: sandbox().origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(sandbox().origin);
});

test.each([
  'https://elsewhere.test',
  'http://localhost:1',
  'http://127.0.0.1:1',
  'http://site-5003.localhost:1',
  'null',
])('a page of %s may not send requests to the platform', async (origin) => {
  const answer = await fetch(`${sandbox().origin}/timeServer`, { headers: { origin } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('[3.11] a status request for more rooms than a list has is refused', async () => {
  const matchIds = Array.from({ length: 201 }, (_, index) => `x${index}`);
  const { code } = await client().call('chat.status', { matchIds, chatRoomNos: [] });
  expect(code).toBe(PLATFORM_CODES.BAD_REQUEST);
});

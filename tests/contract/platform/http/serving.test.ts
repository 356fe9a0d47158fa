import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { KAPTCHA_PATH } from '#contract/people/captcha/calls.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createWireClient } from '#tests/contract/wire-client.ts';

const web = mkdtempSync(join(tmpdir(), 'courtside-web-'));
const script = `console.log("${'court '.repeat(400)}")`;
mkdirSync(join(web, 'assets'));
writeFileSync(
  join(web, 'index.html'),
  '<!doctype html><html lang="zh-Hans" data-site="5000" data-theme="fresh"><title>场边</title>',
);
writeFileSync(join(web, 'play.html'), '<!doctype html><title>play</title>');
writeFileSync(join(web, 'assets/main-B1x9_kQz.js'), script);
writeFileSync(join(web, 'sw.js'), '1');
writeFileSync(join(web, 'site.webmanifest'), '{ "name": "场边", "short_name": "场边" }');
const ready = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
writeFileSync(join(web, 'assets/packed-C1x9_kQz.js'), script);
writeFileSync(join(web, 'assets/packed-C1x9_kQz.js.br'), ready);
afterAll(() => rmSync(web, { recursive: true }));

const sandbox = sandboxForFile({ web });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox().origin + path, { headers: { accept: 'text/html', ...headers } });

/** The bytes as sent: fetch would unpack them. */
const rawGet = (path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
    request(sandbox().origin + path, { headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ encoding: response.headers['content-encoding'], body: await buffer(response) });
    }).end();
  });

test('application addresses serve the page, and missing files return 404', async () => {
  expect(await (await get('/app/room/match/m1?x=1')).text()).toContain('场边');
  expect(await (await get('/play.html?url=abc')).text()).toContain('play');
  expect(await (await get('/', { accept: '*/*' })).text()).toContain('场边');
  expect((await get('/assets/gone-12345678.js')).status).toBe(404);
  expect((await get('/app/home', { accept: 'application/json' })).status).toBe(404);
  expect((await get('/api/nothing/here')).status).toBe(404);
});

test('[1.01] the same page is another site under the name of that site', async () => {
  const { port } = new URL(sandbox().origin);
  const pageOf = (host: string, path = '/app/home') =>
    new Promise<string>((resolve) => {
      const headers = { host: `${host}:${port}`, accept: 'text/html' };
      request(`${sandbox().origin}${path}`, { headers }, async (response) => {
        resolve((await buffer(response)).toString());
      }).end();
    });
  expect(await pageOf('localhost')).toContain('data-site="5000"');
  expect(await pageOf('site-5003.localhost')).toContain('data-site="5003"');
  expect(await pageOf('site-5003.localhost')).toContain('data-theme="fresh"');
  expect(await pageOf('localhost')).toContain('<title>场边</title>');
  expect(await pageOf('site-5003.localhost')).toContain('<title>场边国际</title>');
  expect(JSON.parse(await pageOf('site-5003.localhost', '/site.webmanifest'))).toEqual({
    name: '场边国际',
    short_name: '场边国际',
  });
  expect(await pageOf('site-5007.localhost')).toContain('<title>场边</title>');
});

test('files outside the folder are unreachable', async () => {
  for (const path of [
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const response = await get(path, { accept: '*/*' });
    expect(response.status).toBe(404);
  }
  expect((await get('/%E0%A4%A', { accept: '*/*' })).status).toBe(404);
});

test('hashed files are cached permanently, and pages are revalidated with 304', async () => {
  expect((await get('/assets/main-B1x9_kQz.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  const page = await get('/');
  const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('text is compressed for clients that accept it', async () => {
  const packed = await rawGet('/assets/main-B1x9_kQz.js', 'gzip, br');
  expect(packed.encoding).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(script);
  expect(packed.body.length).toBeLessThan(script.length / 4);
  expect((await rawGet('/assets/main-B1x9_kQz.js', 'gzip')).encoding).toBe('gzip');
  expect((await rawGet('/assets/main-B1x9_kQz.js', '')).body.toString()).toBe(script);
});

test('[7.03] a compressed sealed response is a quarter smaller', async () => {
  const client = createWireClient(sandbox().origin, sandbox().world.clock.now);
  const fetchEncoded = async (encoding: string) => {
    const prepared = await client.prepare('site.navigation', {});
    const headers = new Headers(prepared.init.headers);
    headers.set('accept-encoding', encoding);
    const response = await fetch(prepared.url, { ...prepared.init, headers });
    const sent = Number(response.headers.get('content-length'));
    const packing = response.headers.get('content-encoding');
    expect(await client.open(prepared, response)).toMatchObject({ code: 0 });
    return { sent, packing };
  };
  const plain = await fetchEncoded('identity');
  expect(plain).toMatchObject({ packing: null });
  for (const encoding of ['br', 'gzip']) {
    const { sent, packing } = await fetchEncoded(encoding);
    expect(packing).toBe(encoding);
    expect(sent).toBeLessThan(plain.sent * 0.8);
  }
});

test('precompressed files are sent unchanged and have no address of their own', async () => {
  const sent = await rawGet('/assets/packed-C1x9_kQz.js', 'br');
  expect(sent.encoding).toBe('br');
  expect(sent.body.equals(ready)).toBe(true);
  expect((await get('/assets/packed-C1x9_kQz.js.br')).status).toBe(404);
});

test('pages run only their own scripts and connect to the video domains', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  for (const origin of sandbox().videoOrigins) expect(policy).toContain(origin);
});

test('images are drawn on demand, and unknown ones return 404', async () => {
  const crest = await get(`/art/crest/${encodeURIComponent('白鹭湾')}.svg`);
  expect([crest.status, crest.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await get('/art/nothing/x.svg')).status).toBe(404);
  expect((await get('/gifts/nothing.svga')).status).toBe(404);
});

test('[7.18] the time is sent plainly, with its timing open to scripts', async () => {
  const response = await get('/timeServer');
  expect(await response.json()).toMatchObject({ code: 0, data: { now: sandbox().world.clock.now() } });
  expect(response.headers.get('timing-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('images and gift files have correct content types and run no scripts', async () => {
  const { data } = await createWireClient(sandbox().origin, sandbox().world.clock.now).call(
    'captcha.register',
    {
      kind: 'image',
    },
  );
  const { ticket } = v.parse(v.object({ ticket: v.string() }), data);
  for (const path of ['/art/crest/x.svg', '/gifts/horn.svga', `${KAPTCHA_PATH}?ticket=${ticket}`]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

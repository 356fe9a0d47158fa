import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { SealedAnswer } from '#contract/wire/bodies.ts';
import { cryptoJsEngine as engine } from '#contract/wire/crypto/crypto-js-engine.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { openVideoSource, VIDEO_SOURCE_PATH, videoQuery } from '#contract/wire/video-sign.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const client = () => createWireClient(sandbox().origin, now);
const admin = () => `${sandbox().consoleOrigin}/sandbox/faults`;
const arrange = (rule: unknown) => postAdmin(sandbox(), '/sandbox/faults', rule);
const fetchConfig = async (patienceMs = 5_000) => {
  const { url, init } = await client().prepare('site.config', {});
  return fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
};

afterEach(() => fetch(admin(), { method: 'DELETE' }));

describe('a fault on demand', () => {
  test('[8.12] answers HTML, nothing, or JSON that is no object', async () => {
    const bodies: string[] = [];
    for (const kind of ['html', 'empty', 'notObject']) {
      await arrange({ path: '/api/site', kind, times: 1 });
      bodies.push(await (await fetchConfig()).text());
    }
    expect(bodies[0]).toContain('<!doctype html>');
    expect(bodies.slice(1)).toEqual(['', '"busy"']);
  });

  test('[8.13] never answers, or late', async () => {
    await arrange({ path: '/api/site', kind: 'blackHole' });
    await expect(fetchConfig(300)).rejects.toMatchObject({ name: 'TimeoutError' });
    await fetch(admin(), { method: 'DELETE' });
    await arrange({ path: '/api/site', kind: 'latency', ms: 120 });
    const begun = performance.now();
    expect((await client().call('site.config', {})).code).toBe(0);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
  });

  test('[8.14] returns another status or cuts the connection before or mid-response', async () => {
    await arrange({ path: '/api/site', kind: 'status', status: 502, times: 1 });
    expect((await fetchConfig()).status).toBe(502);
    await arrange({ path: '/api/site', kind: 'reset', times: 1 });
    await expect(fetchConfig()).rejects.toThrow('fetch failed');
    await arrange({ path: '/api/site', kind: 'truncate', times: 1 });
    const response = await fetchConfig();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('[8.05] answers any result code, sealed as the platform would', async () => {
    await arrange({ path: '/api/site', kind: 'code', code: 429001, message: '忙', data: { waitMs: 5 } });
    expect(await client().call('site.config', {})).toEqual({
      code: 429001,
      message: '忙',
      data: { waitMs: 5 },
    });
    await arrange({ path: '/api/site', kind: 'code', code: 987654 });
    expect((await client().call('site.config', {})).code).toBe(987654);
  });

  test('answers by another time each, up to the one that is set', async () => {
    await arrange({ path: '/api/site', kind: 'jitter', ms: 200 });
    const took: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const begun = performance.now();
      expect((await client().call('site.config', {})).code).toBe(0);
      took.push(performance.now() - begun);
    }
    expect(Math.max(...took) - Math.min(...took)).toBeGreaterThan(25);
  });

  test('trickles a response that arrives complete', async () => {
    const { length } = await (await fetchConfig()).text();
    await arrange({ path: '/api/site', kind: 'bandwidth', bytesPerSecond: 2 * length, times: 1 });
    const begun = performance.now();
    expect((await (await fetchConfig()).text()).length).toBe(length);
    expect(performance.now() - begun).toBeGreaterThan(400);
  });

  test('[7.03] changes a sealed response in transit, which fails its seal', async () => {
    const beian = await loggedIn(sandbox().origin, now, 'beian');
    await arrange({ path: '/api/site/member', kind: 'corrupt', times: 1 });
    await expect(beian.call('member.info', {})).rejects.toMatchObject({ code: 'BAD_SEAL' });
    expect((await beian.call('member.info', {})).code).toBe(0);
  });

  test('[8.12] changes a plain response in transit into invalid JSON', async () => {
    await arrange({ path: '/timeServer', kind: 'corrupt' });
    await expect(client().call('time.server', {})).rejects.toThrow(SyntaxError);
  });

  test('removes a field from a response', async () => {
    await arrange({ path: '/api/site', kind: 'malformed', field: 'brand' });
    const { data } = await client().call('site.config', {});
    expect(data).toHaveProperty('series');
    expect(data).not.toHaveProperty('brand');
  });

  test('[7.05] hands out a risk token as the verify gateway does', async () => {
    await arrange({ path: '/api/site', kind: 'riskToken', token: 'risk-1', times: 1 });
    expect((await fetchConfig()).headers.get('risk-token')).toBe('risk-1');
    expect((await fetchConfig()).headers.get('risk-token')).toBeNull();
  });

  test('sets the server’s clock wrong', async () => {
    await arrange({ path: '/timeServer', kind: 'skew', ms: 600_000 });
    expect(await client().call('time.server', {})).toMatchObject({ data: { now: now() + 600_000 } });
    await arrange({ path: '/api/site', kind: 'skew', ms: -130_000 });
    expect((await client().call('site.config', {})).code).toBe(400003);
  });
});

describe('a rule', () => {
  test('applies to its own paths, one member and a hit count', async () => {
    const [beian, qinghe] = await Promise.all(
      ['beian', 'qinghe'].map((name) => loggedIn(sandbox().origin, now, name)),
    );
    await arrange({ path: '/api/site/member', account: 'beian', times: 2, kind: 'code', code: 503001 });
    const codes: number[] = [];
    for (const caller of [qinghe, beian, beian, beian])
      codes.push((await caller?.call('member.info', {}))?.code ?? -1);
    expect(codes).toEqual([0, 503001, 503001, 0]);
    expect((await client().call('site.config', {})).code).toBe(0);
  });

  test('applies to the same share of requests for the same seed', async () => {
    await arrange({ path: '/api/site', share: 0.5, kind: 'code', code: 503001 });
    let hit = 0;
    for (let count = 0; count < 40; count += 1)
      hit += (await client().call('site.config', {})).code === 0 ? 0 : 1;
    expect(hit).toBeGreaterThan(8);
    expect(hit).toBeLessThan(32);
  });

  test('is listed with its hits and removed by its number', async () => {
    const { id } = await (await arrange({ path: '/nowhere', kind: 'reset' })).json();
    const { rules } = await (await fetch(admin())).json();
    const rule = { path: '/nowhere', share: 1, kind: 'reset' };
    expect(rules).toEqual([{ id, since: expect.any(Number), hits: 0, rule }]);
    await fetch(`${admin()}?id=${id}`, { method: 'DELETE' });
    expect(await (await fetch(admin())).json()).toEqual({ rules: [], hosts: [] });
  });

  test('hits one API line and leaves the other alone', async () => {
    const { host, port } = new URL(sandbox().origin);
    await arrange({ path: '/timeServer', line: host, kind: 'status', status: 503 });
    const statusAt = async (name: string) => (await fetch(`http://${name}:${port}/timeServer`)).status;
    expect([await statusAt('localhost'), await statusAt('127.0.0.1')]).toEqual([503, 200]);
  });

  test('is refused with the path of the error when invalid', async () => {
    const response = await arrange({ path: '/api', kind: 'latency', ms: 'long' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ path: 'ms' });
  });
});

const fetchSource = async (origin: string) => {
  const nonce = newNonce(engine);
  const question = { channel: 'match', type: 'hls', platform: 'web', eventId: 'm-x' };
  const query = await videoQuery(engine, APP_SECRET, { ...question, timestamp: `${now()}`, nonce });
  return { nonce, response: await fetch(`${origin}${VIDEO_SOURCE_PATH}?${query}`) };
};
const sourceStatus = async (origin: string) => (await fetchSource(origin)).response.status;

test('[8.16] a single video domain can be taken out', async () => {
  await arrange({ host: 0, fault: { kind: 'status', status: 503 } });
  expect(await Promise.all(sandbox().videoOrigins.map(sourceStatus))).toEqual([503, 200, 200]);
});

test('[8.16] a video domain fault counts hits and ends after their number', async () => {
  const [origin = ''] = sandbox().videoOrigins;
  const hosts = async () => (await (await fetch(admin())).json()).hosts;
  await arrange({ host: 0, fault: { kind: 'status', status: 503 }, times: 2 });
  expect([await sourceStatus(origin), (await hosts())[0].hits]).toEqual([503, 1]);
  expect([await sourceStatus(origin), await sourceStatus(origin)]).toEqual([503, 200]);
  const { mediaId } = await (await arrange({ host: 0, fault: { kind: 'reset' }, share: 0 })).json();
  expect(await sourceStatus(origin)).toBe(200);
  await fetch(`${admin()}?mediaId=${mediaId}`, { method: 'DELETE' });
  expect(await hosts()).toEqual([]);
});

test('[7.03] a sealed response of a video domain can be changed in transit', async () => {
  await arrange({ host: 0, fault: { kind: 'corrupt' } });
  const { nonce, response } = await fetchSource(sandbox().videoOrigins[0] ?? '');
  const { timestamp, encrypted } = v.parse(SealedAnswer, await response.json());
  const opening = openVideoSource(engine, APP_SECRET, { nonce, timestamp }, encrypted);
  await expect(opening).rejects.toMatchObject({ code: 'BAD_SEAL' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { fixedProgrammes } from '#tests/fixtures/video/fixed-programmes.ts';
import { PART_MS } from '../clips/streams.table.ts';
import { readFlv } from '../formats/flv-read.ts';
import { createMediaOrigin, type MediaOrigin } from './origin.ts';

const NOON = 1_790_000_000_000;
const EVERYWHERE = { host: 'every', media: 'both' } as const;

let now = NOON;
const clock = () => now;
const faults = createMediaFaults(clock);
let origin: MediaOrigin;
let hosts: readonly string[];

/** The test's signature: `sig=good` passes, `sig=late` is expired. */
function authorize({ searchParams }: URL) {
  const sig = searchParams.get('sig');
  return sig === 'good' ? 'ok' : sig === 'late' ? 'expired' : 'refused';
}

beforeEach(async () => {
  now = NOON;
  faults.clear();
  origin = createMediaOrigin({ clock, programmes: fixedProgrammes, authorize, faults, hosts: 2 });
  hosts = await origin.listen(0);
});
afterEach(() => origin.close());

const get = (path: string, init?: RequestInit, host = 0) => fetch(`${hosts[host]}${path}`, init);
const playlist = async (path = '/live/football-1/hd/index.m3u8?sig=good') => (await get(path)).text();

/** Address of the newest segment of a playlist, and its number. */
const newestIn = (text: string) => text.split('\n').findLast((line) => /^\d+\.(ts|aac)\?/.test(line)) ?? '';
const numberIn = (text: string) => Number.parseInt(newestIn(text), 10);

/**
 * Opens an FLV stream; `until` resolves to all bytes received once they hold the given number of frames, or the stream has
 * ended.
 */
async function openFlv(path = '/live/anchor-1/sd.flv?sig=good') {
  const leaving = new AbortController();
  const response = await get(path, { signal: leaving.signal });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('no body');
  let bytes = Buffer.alloc(0);
  const read = async () => {
    const { done, value } = await reader.read();
    if (value) bytes = Buffer.concat([bytes, value]);
    return !done;
  };
  const until = async (frameCount: number) => {
    while ((bytes.length < 13 || readFlv(bytes).video.length < frameCount) && (await read()));
    return readFlv(bytes);
  };
  return { response, read, until, leave: () => leaving.abort() };
}

test('every host and a restarted origin list the same segments', async () => {
  const before = await playlist();
  expect(await (await get('/live/football-1/hd/index.m3u8?sig=good', {}, 1)).text()).toBe(before);
  await origin.close();
  origin = createMediaOrigin({ clock, programmes: fixedProgrammes, authorize, faults, hosts: 2 });
  hosts = await origin.listen(0);
  expect(await playlist()).toBe(before);
});

test('a listed segment is available at once with its url signature', async () => {
  const newest = newestIn(await playlist());
  const response = await get(`/live/football-1/hd/${newest}`);
  expect(newest).toMatch(/\.ts\?sig=good$/);
  expect(response.headers.get('content-type')).toBe('video/mp2t');
  expect(new Uint8Array(await response.arrayBuffer())[0]).toBe(0x47);
});

test('a playlist is compressed for clients that accept it, media are not', async () => {
  const packed = await get('/live/football-1/hd/index.m3u8?sig=good');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan((await packed.text()).length / 3);
  const plain = await get('/live/football-1/hd/index.m3u8?sig=good', {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const [segment] = (await plain.text()).split('\n').filter((line) => /^\d+\.ts/.test(line));
  const media = await get(`/live/football-1/hd/${segment}`);
  expect(media.headers.get('content-encoding')).toBeNull();
});

test('the audio rendition is listed with numbers and dates of the video', async () => {
  const sound = await playlist('/live/football-1/audio/index.m3u8?sig=good');
  expect(sound.replaceAll('.aac?', '.ts?')).toBe(await playlist());
  const newest = newestIn(sound);
  const response = await get(`/live/football-1/audio/${newest}`);
  expect(response.headers.get('content-type')).toBe('audio/aac');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 3)).toBe('ID3');
  const tsName = newest.replace('.aac', '.ts');
  expect((await get(`/live/football-1/audio/${tsName}`)).status).toBe(404);
  expect((await get(`/live/football-1/hd/${newest}`)).status).toBe(404);
});

test('a segment that is not complete yet is not found', async () => {
  const newest = numberIn(await playlist());
  expect((await get(`/live/football-1/hd/${newest + 1}.ts?sig=good`)).status).toBe(404);
});

test.each([
  ['', 'refused'],
  ['?sig=late', 'expired'],
])('a url signed "%s" is %s for playlists, segments and FLV', async (query, verdict) => {
  const paths = ['/live/football-1/index.m3u8', '/live/football-1/hd/1.ts', '/live/football-1/hd.flv'];
  for (const path of paths) {
    const response = await get(path + query);
    expect(response.status).toBe(403);
    expect(response.headers.get('x-media-refusal')).toBe(verdict);
  }
});

test('unknown streams, qualities and paths are not found', async () => {
  const paths = ['/live/golf-1/index.m3u8', '/live/football-1/uhd/index.m3u8', '/live/football-1', '/'];
  for (const path of paths) expect((await get(`${path}?sig=good`)).status).toBe(404);
});

test('pages of any origin may read, time and probe, without credentials', async () => {
  const head = await get('/live/football-1/index.m3u8?sig=good', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  expect(head.headers.get('access-control-allow-origin')).toBe('*');
  expect(head.headers.get('timing-allow-origin')).toBe('*');
  expect(head.headers.get('access-control-expose-headers')).toContain('x-capture-epoch-ms');
  expect((await get('/live/football-1/hd.flv', { method: 'OPTIONS' })).status).toBe(204);
});

test('a token sent with a request is counted as a leak', async () => {
  await get('/live/football-1/index.m3u8?sig=good');
  expect(origin.leaks()).toBe(0);
  await get('/live/football-1/index.m3u8?sig=good', { headers: { token: 'secret' } });
  const asking = { 'access-control-request-headers': 'range, token' };
  await get('/live/football-1/index.m3u8', { method: 'OPTIONS', headers: asking });
  expect(origin.leaks()).toBe(2);
});

test('FLV starts with a burst and continues with the clock', async () => {
  const flv = await openFlv();
  const capture = Number(flv.response.headers.get('x-capture-epoch-ms'));
  expect(NOON - capture).toBeLessThan(2_000);
  const burst = await flv.until(1);
  expect(burst.video[0]).toMatchObject({ at: 0, isKey: true });
  const latest = (burst.video.at(-1)?.at ?? 0) + capture;
  expect(latest).toBeLessThanOrEqual(NOON);
  now += 1_000;
  const later = await flv.until(burst.video.length + 25);
  expect((later.video.at(-1)?.at ?? 0) + capture).toBeGreaterThan(NOON + 950);
  flv.leave();
});

test('a dead host breaks the connection, the other one lives', async () => {
  faults.set({ host: 0, media: 'both' }, { kind: 'reset' });
  await expect(playlist()).rejects.toThrow();
  expect((await get('/live/football-1/index.m3u8?sig=good', {}, 1)).status).toBe(200);
});

test('a black hole accepts and never answers', async () => {
  faults.set(EVERYWHERE, { kind: 'blackHole' });
  const outcome = get('/live/football-1/index.m3u8?sig=good', { signal: AbortSignal.timeout(150) });
  await expect(outcome).rejects.toThrow(/abort|timeout/i);
});

test('a status fault on FLV leaves HLS alone', async () => {
  faults.set({ host: 'every', media: 'flv' }, { kind: 'status', status: 503 });
  expect((await get('/live/anchor-1/sd.flv?sig=good')).status).toBe(503);
  expect(await playlist()).toContain('#EXTM3U');
});

test('a slow host sends slowly', async () => {
  faults.set(EVERYWHERE, { kind: 'bandwidth', bytesPerSecond: 1_000 });
  const began = performance.now();
  expect((await playlist('/live/football-1/index.m3u8?sig=good')).length).toBeGreaterThan(300);
  expect(performance.now() - began).toBeGreaterThan(150);
});

test('a late host answers later, by another time each where it jitters', async () => {
  const took = async () => {
    const began = performance.now();
    await playlist();
    return performance.now() - began;
  };
  faults.set(EVERYWHERE, { kind: 'latency', ms: 120 });
  expect(await took()).toBeGreaterThan(115);
  faults.set(EVERYWHERE, { kind: 'jitter', ms: 200 });
  const each: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) each.push(await took());
  expect(Math.max(...each) - Math.min(...each)).toBeGreaterThan(25);
});

test('a truncating host cuts playlists and FLV in the middle', async () => {
  faults.set(EVERYWHERE, { kind: 'truncate' });
  const response = await get('/live/football-1/hd/index.m3u8?sig=good');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  const flv = await openFlv();
  await expect(flv.until(Number.POSITIVE_INFINITY)).rejects.toThrow();
});

test('a corrupting host changes bytes of playlists and segments', async () => {
  const newest = newestIn(await playlist());
  faults.set(EVERYWHERE, { kind: 'corrupt' });
  expect(await playlist()).not.toContain('#EXTM3U');
  const segment = await (await get(`/live/football-1/hd/${newest}`)).arrayBuffer();
  expect(new Uint8Array(segment)[0]).not.toBe(0x47);
});

test('a fault with a share affects and counts some requests', async () => {
  faults.set({ host: 0, media: 'hls' }, { kind: 'status', status: 503 }, { share: 0.5 });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 30; attempt += 1) {
    statuses.push((await get('/live/football-1/index.m3u8?sig=good')).status);
  }
  const hit = statuses.filter((status) => status === 503).length;
  expect(hit).toBeGreaterThan(5);
  expect(hit).toBeLessThan(25);
  expect(faults.list()[0]?.hits).toBe(hit);
});

test('stalled playlists freeze and resume at the current clock time', async () => {
  faults.set(EVERYWHERE, { kind: 'stall' });
  const frozen = await playlist();
  now += 6_000;
  expect(await playlist()).toBe(frozen);
  faults.clear();
  expect(await playlist()).not.toBe(frozen);
});

test('stalled FLV sends nothing while it is stalled', async () => {
  const flv = await openFlv();
  await flv.until(1);
  faults.set({ host: 'every', media: 'flv' }, { kind: 'stall' });
  now += 1_000;
  const more = flv.read();
  const silence = new Promise((resolve) =>
    AbortSignal.timeout(200).addEventListener('abort', () => resolve('silence')),
  );
  expect(await Promise.race([more, silence])).toBe('silence');
  faults.clear();
  expect(await more).toBe(true);
  flv.leave();
});

test('an end fault closes FLV without an error and ends playlists', async () => {
  const flv = await openFlv();
  await flv.until(1);
  faults.set(EVERYWHERE, { kind: 'end' });
  expect((await flv.until(Number.POSITIVE_INFINITY)).video.length).toBeGreaterThan(0);
  expect(await playlist()).toContain('#EXT-X-ENDLIST');
});

test('a fault of a running FLV breaks it', async () => {
  const flv = await openFlv();
  await flv.until(1);
  faults.set({ host: 0, media: 'flv' }, { kind: 'reset' });
  await expect(flv.until(Number.POSITIVE_INFINITY)).rejects.toThrow();
});

test('an ended stream ends everywhere and can begin again', async () => {
  origin.setStreamState('anchor-1', 'ended');
  now += 8_000;
  expect(await playlist('/live/anchor-1/hd/index.m3u8?sig=good')).toContain('#EXT-X-ENDLIST');
  expect((await get('/live/anchor-1/hd.flv?sig=good')).status).toBe(404);
  origin.setStreamState('anchor-1', 'live');
  expect(await playlist('/live/anchor-1/hd/index.m3u8?sig=good')).not.toContain('#EXT-X-ENDLIST');
});

test('faults are listed, replaced by target and cleared one by one', () => {
  const target = { host: 1, media: 'hls' } as const;
  faults.set(target, { kind: 'reset' });
  faults.set(target, { kind: 'stall' });
  faults.set(EVERYWHERE, { kind: 'bandwidth', bytesPerSecond: 10 });
  expect(faults.list().map(({ rule }) => rule.fault.kind)).toEqual(['stall', 'bandwidth']);
  expect(faults.meeting({ host: 0, media: 'flv', lot: 0 })?.rule.fault.kind).toBe('bandwidth');
  faults.clear(faults.list()[1]?.id);
  expect(faults.list()).toMatchObject([{ rule: { target, fault: { kind: 'stall' } }, since: NOON }]);
});

/** Segment and part that the newest playlist hints at. */
async function hinted() {
  const [, segment, part] = /PRELOAD-HINT:TYPE=PART,URI="(\d+)\.(\d+)\.ts/.exec(await playlist()) ?? [];
  return { segment: Number(segment), part: Number(part) };
}
const blocking = (segment: number, part: number) =>
  get(`/live/football-1/hd/index.m3u8?sig=good&_HLS_msn=${segment}&_HLS_part=${part}`);

test('a blocking reload is held until its part is complete', async () => {
  const { segment, part } = await hinted();
  let isAnswered = false;
  const held = blocking(segment, part).then(async (response) => {
    isAnswered = true;
    return response.text();
  });
  await playlist();
  expect(isAnswered).toBe(false);
  now += PART_MS;
  expect(await held).toContain(`URI="${segment}.${part}.ts?sig=good"`);
});

test('a hinted part is held until it is complete', async () => {
  const { segment, part } = await hinted();
  const held = get(`/live/football-1/hd/${segment}.${part}.ts?sig=good`);
  now += PART_MS;
  const response = await held;
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())[0]).toBe(0x47);
});

test('a blocking reload far ahead is refused, a known part answered', async () => {
  const { segment, part } = await hinted();
  expect((await blocking(segment + 5, 0)).status).toBe(400);
  expect((await blocking(segment - 1, 0)).status).toBe(200);
  if (part > 0) expect((await blocking(segment, part - 1)).status).toBe(200);
});

test('a blocking reload is answered when its broadcast ends', async () => {
  const { segment, part } = await hinted();
  const held = blocking(segment, part);
  origin.setStreamState('football-1', 'ended');
  expect(await (await held).text()).toContain('#EXT-X-ENDLIST');
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { VideoSource } from '#contract/community/video/schema.ts';
import { Outcome, SealedAnswer } from '#contract/wire/bodies.ts';
import { cryptoJsEngine as engine } from '#contract/wire/crypto/crypto-js-engine.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { openVideoSource, VIDEO_SOURCE_PATH, videoQuery } from '#contract/wire/video-sign.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const playing = async (room: { matchId: string | null; anchorRoomId: string | null }) =>
  createWireClient(sandbox().origin, now).call('live.playingVideo', room);
const domain = (index: number) => sandbox().videoOrigins[index] ?? '';

const question = (eventId: string, type: string) => ({
  channel: 'match',
  type,
  platform: 'web',
  eventId,
  timestamp: String(now()),
  nonce: newNonce(engine),
});

async function requestSource(index: number, request: ReturnType<typeof question>) {
  const query = await videoQuery(engine, APP_SECRET, request);
  const response = await fetch(`${domain(index)}${VIDEO_SOURCE_PATH}?${query}`);
  const { timestamp, encrypted } = v.parse(SealedAnswer, await response.json());
  const text = await openVideoSource(engine, APP_SECRET, { nonce: request.nonce, timestamp }, encrypted);
  return v.parse(Outcome, JSON.parse(text));
}

const sourceOf = async (index: number, eventId: string, type: string) =>
  v.parse(VideoSource, (await requestSource(index, question(eventId, type))).data);

describe('the video of a room', () => {
  test('follows the match: live, interrupted, and none for an unknown match', async () => {
    const { matchId } = sceneOf(sandbox());
    const room = { matchId, anchorRoomId: null };
    expect((await playing(room)).data).toMatchObject({
      state: 'live',
      eventId: `m-${matchId}`,
      types: ['hls', 'flv'],
    });
    await postAdmin(sandbox(), `/sandbox/matches/${matchId}`, { phase: 'interrupted' });
    expect((await playing(room)).data).toMatchObject({ state: 'interrupted' });
    await postAdmin(sandbox(), `/sandbox/matches/${matchId}`, { phase: 'second' });
    expect((await playing({ matchId: 'nowhere', anchorRoomId: null })).code).toBe(404001);
    expect((await playing({ matchId: null, anchorRoomId: null })).code).toBe(404001);
  });

  test('[4.01] follows the anchor: not started, live, interrupted', async () => {
    const { anchorRoomId } = sceneOf(sandbox());
    for (const [status, state] of [
      [0, 'notStarted'],
      [2, 'interrupted'],
      [1, 'live'],
    ] as const) {
      await postAdmin(sandbox(), `/sandbox/anchors/${anchorRoomId}`, { status });
      expect((await playing({ matchId: null, anchorRoomId })).data).toMatchObject({ state });
    }
  });
});

describe('[7.14] the external call of a video domain', () => {
  test('[3.04] answers a signed question with sources that play on every domain', async () => {
    const { matchId } = sceneOf(sandbox());
    for (const index of [0, 1, 2]) {
      const hls = await sourceOf(index, `m-${matchId}`, 'hls');
      const playlist = await fetch(domain(index) + hls.urls[0]?.url);
      expect(await playlist.text()).toContain('#EXTM3U');
      expect(playlist.headers.get('access-control-allow-origin')).toBe('*');
    }
    const flv = await sourceOf(0, `m-${matchId}`, 'flv');
    expect(flv.urls.map(({ qualityId }) => qualityId)).toEqual(
      flv.qualities.map(({ qualityId }) => qualityId),
    );
    const sound = (await sourceOf(0, `m-${matchId}`, 'hls')).urls.find(
      ({ qualityId }) => qualityId === 'audio',
    );
    expect(await (await fetch(domain(0) + sound?.url)).text()).toMatch(/\.aac\?/);
    const leaving = new AbortController();
    const stream = await fetch(domain(0) + flv.urls[0]?.url, { signal: leaving.signal });
    const { value } = (await stream.body?.getReader().read()) ?? {};
    leaving.abort();
    expect(
      Buffer.from(value ?? [])
        .subarray(0, 3)
        .toString(),
    ).toBe('FLV');
  });

  test('refuses an unsigned request, a repeated one and an outdated one', async () => {
    const { matchId } = sceneOf(sandbox());
    const request = question(`m-${matchId}`, 'hls');
    const query = await videoQuery(engine, APP_SECRET, request);
    const changed = new URLSearchParams(query);
    changed.set('eventId', 'm-other');
    expect((await fetch(`${domain(0)}${VIDEO_SOURCE_PATH}?${changed}`)).status).toBe(403);
    expect((await requestSource(0, request)).code).toBe(0);
    expect((await requestSource(0, request)).code).toBe(400004);
    const stale = { ...question(`m-${matchId}`, 'hls'), timestamp: String(now() - 120_001) };
    expect(await requestSource(0, stale)).toMatchObject({ code: 400003, data: { now: now() } });
  });

  test('issues passes that expire after five minutes and open one stream only', async () => {
    const { matchId, anchorRoomId } = sceneOf(sandbox());
    const source = await sourceOf(0, `m-${matchId}`, 'hls');
    const other = await sourceOf(0, `a-${anchorRoomId}`, 'hls');
    const url = new URL(domain(0) + source.urls[0]?.url);
    const foreign = new URL(domain(0) + other.urls[0]?.url);
    expect(source.expiresAt).toBe(now() + 300_000);
    expect((await fetch(foreign.origin + foreign.pathname + url.search)).status).toBe(403);
    expect((await fetch(url.origin + url.pathname)).status).toBe(403);
    const { clock } = sandbox().world;
    if (clock.mode === 'driven') clock.advance(300_000);
    const expired = await fetch(url);
    expect([expired.status, expired.headers.get('x-media-refusal')]).toEqual([403, 'expired']);
  });

  test('has no source for an ended stream, and the room shows it', async () => {
    const { matchId } = sceneOf(sandbox());
    const { urls } = await sourceOf(0, `m-${matchId}`, 'hls');
    const stream = urls[0]?.url.split('/')[2] ?? '';
    expect((await postAdmin(sandbox(), `/sandbox/streams/${stream}`, { state: 'ended' })).status).toBe(200);
    expect((await requestSource(0, question(`m-${matchId}`, 'hls'))).code).toBe(404001);
    expect((await playing({ matchId, anchorRoomId: null })).data).toMatchObject({ state: 'ended' });
    await postAdmin(sandbox(), `/sandbox/streams/${stream}`, { state: 'live' });
    expect((await requestSource(0, question(`m-${matchId}`, 'hls'))).code).toBe(0);
  });
});

test('a real stream set by the operator plays only in match rooms', async () => {
  const streams = { flv: 'http://media.example/live.flv' };
  const own = await createSandbox({
    port: 0,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    world: 'driven',
    streams,
  });
  const { matchId, anchorRoomId } = sceneOf(own);
  const client = createWireClient(own.origin, own.world.clock.now);
  const typesOf = async (room: { matchId: string | null; anchorRoomId: string | null }) =>
    (await client.call('live.playingVideo', room)).data;
  expect(await typesOf({ matchId, anchorRoomId: null })).toMatchObject({ types: ['flv'] });
  expect(await typesOf({ matchId: null, anchorRoomId })).toMatchObject({ types: ['flv', 'hls'] });
  const request = { ...question(`m-${matchId}`, 'flv'), timestamp: String(own.world.clock.now()) };
  const query = await videoQuery(engine, APP_SECRET, request);
  const response = await fetch(`${own.videoOrigins[0]}${VIDEO_SOURCE_PATH}?${query}`);
  const { timestamp, encrypted } = v.parse(SealedAnswer, await response.json());
  const text = await openVideoSource(engine, APP_SECRET, { nonce: request.nonce, timestamp }, encrypted);
  expect(JSON.parse(text)).toMatchObject({ data: { urls: [{ url: streams.flv }] } });
  await own.close();
});

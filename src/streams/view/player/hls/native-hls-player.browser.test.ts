import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { unplayableHere } from '#streams/view/engine/browser-abilities.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, expireUpTo, hosts, mendHosts } from '#tests/fixtures/video/media-origin.ts';
import { createNativeHlsPlayer } from './native-hls-player.ts';

const SLOW = { timeout: 15_000 };

/** A browser that lets no page feed a <video> itself. */
function withoutMediaSource() {
  for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
    Reflect.deleteProperty(globalThis, name);
}

const real = Object.getOwnPropertyDescriptor(globalThis, 'MediaSource');

afterEach(async () => {
  if (real) Object.defineProperty(globalThis, 'MediaSource', real);
  vi.unstubAllGlobals();
  await mendHosts();
});

const playing = ({ reports }: ReturnType<typeof openRoom>) =>
  reports.filter(({ is }) => is === 'playing').length;

test('[2.11] the browser plays HLS where a page has no media source', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['flv'] });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await expect.poll(() => room.video.currentTime, SLOW).toBeGreaterThan(1);
  expect(room.video.src).toMatch(/index\.m3u8/);
  expect(room.reports[0]).toMatchObject({ is: 'failed', code: 'MEDIA_UNSUPPORTED' });
});

test('[2.11] a page requests no FLV that its browser cannot play', async () => {
  withoutMediaSource();
  expect(unplayableHere()).toEqual(['flv']);
  const room = openRoom({ types: ['flv'], cannot: unplayableHere() });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  expect(room.video.src).toMatch(/index\.m3u8/);
  expect(room.reports.map(({ is }) => is)).toEqual(['playing']);
});

test('[8.16] a stalled native video continues on another line', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'] });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await breakHost(0, { kind: 'blackHole' });
  await expect.poll(() => playing(room), { timeout: 25_000 }).toBe(2);
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l1' });
}, 40_000);

/** Shorter than the time a signature is renewed before its end: the next one arrives after five seconds. */
const SHORT_LIFE_MS = 1_000;

test('[7.14] a native video continues across new signatures without a restart', {
  tags: 'sweep',
  timeout: 40_000,
}, async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'], lifeMs: SHORT_LIFE_MS });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  const { src } = room.video;
  const signed = () => room.views.flatMap((view) => (view.is === 'ready' ? [view.url] : []));
  await expect.poll(() => new Set(signed()).size, SLOW).toBeGreaterThan(2);
  await expect.poll(() => room.video.currentTime, SLOW).toBeGreaterThan(8);
  expect(room.video.src).toBe(src);
  expect(room.reports.map(({ is }) => is)).toEqual(['playing']);
});

test('[7.14] a video stopped by an expired signature continues on the same line', {
  tags: 'sweep',
  timeout: 60_000,
}, async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'], lifeMs: SHORT_LIFE_MS });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await expect.poll(() => room.world.signed, SLOW).toBeGreaterThan(2);
  await expireUpTo(room.world.signed);
  await expect.poll(() => playing(room), { timeout: 25_000 }).toBe(2);
  expect(room.reports.map((report) => ('code' in report ? report.code : report.is))).toEqual([
    'playing',
    'MEDIA_EXPIRED',
    'playing',
  ]);
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l0' });
});

const WINDOW_S = 1_800;
const EDGE_S = WINDOW_S - 4;

/**
 * Creates an element whose browser reports, as Safari does, the filming time of its stream; unavailable before `known`.
 * @param skewMs error of the clock that wrote the dates
 */
function datedVideo(skewMs = 0) {
  const now = Date.now();
  const video = document.createElement('video');
  const shown = { at: EDGE_S };
  let ranges = 0;
  Object.defineProperties(video, {
    currentTime: {
      get: () => shown.at,
      set(at: number) {
        shown.at = at;
      },
    },
    seekable: { get: () => ({ length: ranges, start: () => 0, end: () => WINDOW_S }) },
    getStartDate: { value: () => new Date(now - WINDOW_S * 1_000 + skewMs) },
  });
  const url = `${hosts[0]}/live/anchor-1/index.m3u8?sig=good`;
  const play = (from: number | null) => {
    const events = { failed: vi.fn(), over: vi.fn(), overtaken: vi.fn() };
    const player = createNativeHlsPlayer({ video, events, serverNow: Date.now });
    player.load({ lineId: 'l0', url, standby: null }, from);
    return player;
  };
  const known = () => {
    ranges = 1;
    video.dispatchEvent(new Event('loadedmetadata'));
  };
  return { play, shown, known, past: now - 5 * MINUTE_MS };
}

test('a native video starts at the position requested before loading', () => {
  const { play, shown, known, past } = datedVideo();
  const player = play(null);
  expect(player.goTo(past)).toBe(true);
  known();
  expect(shown.at).toBe(WINDOW_S - 300);
  player.destroy();
});

test('a native video starts at the live edge if requested before loading', () => {
  const { play, shown, known, past } = datedVideo();
  const player = play(past);
  player.seekToLive();
  known();
  expect(shown.at).toBe(EDGE_S);
  player.destroy();
});

test('a native video does not inherit the start position of its predecessor', () => {
  const { play, shown, known, past } = datedVideo();
  play(past).destroy();
  const player = play(null);
  known();
  expect(shown.at).toBe(EDGE_S);
  player.destroy();
});

test.each([-1, 1])('[7.18] a native video with dates %d h off is seconds late', async (hours) => {
  const { play, known } = datedVideo(hours * HOUR_MS);
  const player = play(null);
  known();
  const isSeconds = () => {
    const latencyMs = player.latencyMs() ?? 0;
    return latencyMs > 1_000 && latencyMs < MINUTE_MS;
  };
  await expect.poll(isSeconds, SLOW).toBe(true);
  player.destroy();
});

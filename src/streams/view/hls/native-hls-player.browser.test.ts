import { afterEach, expect, test, vi } from 'vitest';
import { openRoom } from '#tests/fixtures/live-room.tsx';
import { breakHost, mendHosts } from '#tests/fixtures/media-origin.ts';

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

test('[2.11] where a page cannot feed a picture itself the browser plays HLS, also in a room that offers FLV alone', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['flv'] });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await expect.poll(() => room.video.currentTime, SLOW).toBeGreaterThan(1);
  expect(room.video.src).toMatch(/index\.m3u8/);
  expect(room.reports[0]).toMatchObject({ is: 'failed', code: 'MEDIA_UNSUPPORTED' });
});

test('[8.16] a picture left to the browser that stands still goes on on another line', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'] });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await breakHost(0, { kind: 'blackHole' });
  await expect.poll(() => playing(room), { timeout: 25_000 }).toBe(2);
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l1' });
}, 40_000);

/** Shorter than the time a signature is renewed before its end: the next one comes after five seconds. */
const SHORT_LIFE_MS = 1_000;

test('[7.14] a picture left to the browser plays on over new signatures without beginning again', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'], lifeMs: SHORT_LIFE_MS });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  const { src } = room.video;
  const signed = () => room.views.flatMap((view) => (view.is === 'ready' ? [view.url] : []));
  await expect.poll(() => new Set(signed()).size, SLOW).toBeGreaterThan(2);
  await expect.poll(() => room.video.currentTime, SLOW).toBeGreaterThan(8);
  expect(room.video.src).toBe(src);
  expect(room.reports.map(({ is }) => is)).toEqual(['playing']);
}, 40_000);

test('[7.14] where the old signature stops the picture it goes on under the new one, on the same line', async () => {
  withoutMediaSource();
  const room = openRoom({ types: ['hls'], lifeMs: SHORT_LIFE_MS });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  await expect.poll(() => room.world.signed, SLOW).toBeGreaterThan(2);
  await breakHost(0, { kind: 'status', status: 403 });
  await expect.poll(() => room.reports.at(-1), { timeout: 25_000 }).toMatchObject({ code: 'MEDIA_EXPIRED' });
  await mendHosts();
  await expect.poll(() => playing(room), SLOW).toBe(2);
  expect(room.views.at(-1)).toMatchObject({ is: 'ready', lineId: 'l0' });
}, 60_000);

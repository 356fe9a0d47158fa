import { afterEach, expect, test } from 'vitest';
import { unplayableHere } from '#streams/view/engine/browser-abilities.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, mendHosts } from '#tests/fixtures/video/media-origin.ts';

const SLOW = { timeout: 15_000 };
const real = Object.getOwnPropertyDescriptor(globalThis, 'MediaSource');

/** An iPhone since iOS 17.1: a page may feed a <video> while the system lets it, and by no other way. */
function asOnAnIPhone() {
  class Managed extends MediaSource {
    readonly streaming = true;
  }
  Reflect.deleteProperty(globalThis, 'MediaSource');
  Reflect.set(globalThis, 'ManagedMediaSource', Managed);
}

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
  if (real) Object.defineProperty(globalThis, 'MediaSource', real);
  await mendHosts();
});

const playing = ({ reports }: ReturnType<typeof openRoom>) =>
  reports.filter(({ is }) => is === 'playing').length;

test('[2.11] an iPhone plays HLS through the managed media source in FLV-only rooms', async () => {
  asOnAnIPhone();
  expect(unplayableHere()).toEqual(['flv']);
  const room = openRoom({ types: ['flv'], cannot: unplayableHere() });
  await expect.poll(() => playing(room), SLOW).toBe(1);
  // Without it the managed kind never opens; its source is that of a child of the element.
  expect(room.video.disableRemotePlayback).toBe(true);
  expect(room.video.querySelector('source')?.src).toMatch(/^blob:/);
  expect(room.video.getAttribute('src')).toBeNull();
  await breakHost(0, { kind: 'reset' });
  await expect
    .poll(() => room.views.at(-1), { timeout: 20_000 })
    .toMatchObject({ is: 'ready', lineId: 'l1' });
  const before = room.video.currentTime;
  await expect.poll(() => room.video.currentTime, SLOW).toBeGreaterThan(before + 1);
}, 50_000);

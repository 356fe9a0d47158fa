import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Player } from '../engine/player.ts';
import { watchOver } from './player-watch.ts';

/** Time longer than a video may stand still before it is a stall, ms. */
const LONG_MS = 8_000;

/** Player whose video stands still. */
const standing: Player = {
  load: () => undefined,
  readdress: () => undefined,
  chooseHeight: () => undefined,
  latencyMs: () => null,
  moved: () => 1,
  reach: () => null,
  goTo: () => false,
  hold: () => undefined,
  seekToLive: () => undefined,
  destroy: () => undefined,
};

const override = (owner: Document, name: string, value: unknown) => {
  Object.defineProperty(owner, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(owner, name));
};

/** Watches a stopped video for a while and returns the number of stalls reported. */
function stallsOf(video: HTMLVideoElement): number {
  let stalls = 0;
  const leave = watchOver(standing, {
    video,
    pausedByViewer: () => false,
    stalled: () => {
      stalls += 1;
    },
    onLatency: () => undefined,
  });
  vi.advanceTimersByTime(LONG_MS);
  leave();
  return stalls;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[8.16] a stopped video on a visible page is a stall', () => {
  override(document, 'hidden', false);
  expect(stallsOf(document.createElement('video'))).toBeGreaterThan(0);
});

test('[8.16] a stopped video on a hidden page is no stall', () => {
  override(document, 'hidden', true);
  expect(stallsOf(document.createElement('video'))).toBe(0);
});

test('[8.16] a picture-in-picture video is visible though its page is hidden', () => {
  const video = document.createElement('video');
  override(document, 'hidden', true);
  override(document, 'pictureInPictureElement', video);
  expect(stallsOf(video)).toBeGreaterThan(0);
});

test.each([
  { muted: false, stalls: 1 },
  { muted: true, stalls: 0 },
])('[8.16] audio only is audible on a hidden page unless muted: $muted', ({ muted, stalls }) => {
  const video = document.createElement('video');
  video.muted = muted;
  override(document, 'hidden', true);
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  expect(Math.min(1, stallsOf(video))).toBe(stalls);
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Player } from '../engine/player.ts';
import { watchOver } from './player-watch.ts';

/** More than a picture may stand still before it is a stall, ms. */
const LONG_MS = 8_000;

/** A player whose picture stands still. */
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

const place = (owner: Document, name: string, value: unknown) => {
  Object.defineProperty(owner, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(owner, name));
};

/** Watches a standing picture for a while and answers how often it was called a stall. */
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

test('[8.16] a picture that stands still on a page in sight is a stall', () => {
  place(document, 'hidden', false);
  expect(stallsOf(document.createElement('video'))).toBeGreaterThan(0);
});

test('[8.16] on a hidden page nobody sees the picture stand still', () => {
  place(document, 'hidden', true);
  expect(stallsOf(document.createElement('video'))).toBe(0);
});

test('[8.16] a picture in a window of its own is seen, though its page is hidden', () => {
  const video = document.createElement('video');
  place(document, 'hidden', true);
  place(document, 'pictureInPictureElement', video);
  expect(stallsOf(video)).toBeGreaterThan(0);
});

test.each([
  { muted: false, stalls: 1 },
  { muted: true, stalls: 0 },
])(
  '[8.16] sound that is alone is heard on a hidden page, unless it is muted: $muted',
  ({ muted, stalls }) => {
    const video = document.createElement('video');
    video.muted = muted;
    place(document, 'hidden', true);
    Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
    expect(Math.min(1, stallsOf(video))).toBe(stalls);
  },
);

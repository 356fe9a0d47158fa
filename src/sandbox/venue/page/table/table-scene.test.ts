import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VenueMessage } from '#contract/play/venue/venue-frame.ts';
import { followPicture } from './table-scene.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a live picture has shown is reported once', () => {
  const sent: VenueMessage[] = [];
  const show = vi.fn();
  let until: number | null = null;
  const scene = { held: <State>(state: State) => state, shownUntil: () => until };
  followPicture(scene, { send: (message) => sent.push(message) }, show);
  for (until of [null, 5_000.7, 5_000.9, 5_200, null, null]) vi.advanceTimersByTime(200);
  expect(sent).toEqual([5_000, 5_200, null].map((at) => ({ kind: 'shown', at })));
  expect(show).toHaveBeenCalledTimes(6);
});

test('a table without a picture is drawn by its answers only', () => {
  const show = vi.fn();
  followPicture({}, { send: show }, show);
  vi.advanceTimersByTime(1_000);
  expect(show).not.toHaveBeenCalled();
});

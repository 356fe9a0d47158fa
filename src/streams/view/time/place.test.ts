import { expect, test, vi } from 'vitest';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { createPlace, type Place, type PlacePorts, type PlaceView } from './place.ts';

const NOW = 10_000_000;
const WINDOW = { from: NOW - 1_800_000, to: NOW - 4_000 };

/** Stage whose video has a position set by the test. HLS has a DVR window; FLV has only the live edge. */
function stage(type: MediaKind = 'hls', types: readonly MediaKind[] = ['hls', 'flv']) {
  const view: PlaceView = { behind: false, fast: false };
  const state = { type, window: WINDOW, seenAt: WINDOW.to, mono: 0, view };
  const chosen: MediaKind[] = [];
  const hold = vi.fn();
  const shortOf = vi.fn();
  const seekToLive = vi.fn(() => {
    state.seenAt = WINDOW.to;
  });
  const ports: PlacePorts = {
    drive: () => ({
      reach: () => (state.type === 'hls' ? state.window : null),
      goTo(at) {
        if (state.type === 'hls') state.seenAt = at;
        return state.type === 'hls';
      },
      hold,
      seekToLive,
      seenAt: () => state.seenAt,
    }),
    video: () => null,
    source: () => ({ type: state.type, types }),
    chooseKind: (kind) => chosen.push(kind),
    serverNow: () => NOW,
    mono: () => state.mono,
    changed: (view) => {
      state.view = view;
    },
    shortOf,
  };
  return { place: createPlace(ports), state, chosen, hold, shortOf, seekToLive };
}

/** Source of the kind requested last. */
const asked = (kind: MediaKind) => ({ type: kind, asked: kind });

test('a step past the live edge follows live again', () => {
  const { place, state, seekToLive } = stage();
  place.step(-10_000);
  expect([state.seenAt, state.view.behind]).toEqual([WINDOW.to - 10_000, true]);
  place.step(10_000);
  expect(seekToLive).toHaveBeenCalledOnce();
  expect(state.view).toEqual({ behind: false, fast: false });
});

test('HLS replaces FLV at the requested time, and FLV returns live', () => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 60_000);
  expect([chosen, state.view.behind]).toEqual([['hls'], true]);
  state.type = 'hls';
  expect(place.beginsAt(asked('hls'))).toBe(NOW - 60_000);
  place.begun();
  place.toLive();
  expect(chosen).toEqual(['hls', 'flv']);
  expect(place.beginsAt(asked('flv'))).toBeNull();
});

test('a late FLV source does not cancel a seek into the past', () => {
  const { place, state } = stage('flv');
  place.goTo(NOW - 60_000);
  expect(place.beginsAt({ type: 'flv', asked: null })).toBeNull();
  state.seenAt = NOW - 2_000;
  place.begun();
  place.look();
  place.left(state.seenAt);
  expect(place.beginsAt(asked('hls'))).toBe(NOW - 60_000);
  expect(state.view.behind).toBe(true);
});

test('an FLV source delivered instead of the requested HLS is live', () => {
  const { place, state } = stage('flv');
  place.goTo(NOW - 60_000);
  expect(place.beginsAt({ type: 'flv', asked: 'hls' })).toBeNull();
  expect(state.view.behind).toBe(false);
});

test('a second seek back while FLV is loading opens the past', () => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 60_000);
  state.type = 'hls';
  place.beginsAt(asked('hls'));
  place.begun();
  place.toLive();
  place.goTo(NOW - 90_000);
  expect(chosen).toEqual(['hls', 'flv', 'hls']);
  state.type = 'flv';
  expect(place.beginsAt(asked('flv'))).toBeNull();
  state.type = 'hls';
  expect(place.beginsAt(asked('hls'))).toBe(NOW - 90_000);
  place.toLive();
  expect(chosen.at(-1)).toBe('flv');
});

test('a return to live before the past has loaded keeps the FLV', () => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 60_000);
  place.toLive();
  expect([chosen, state.view.behind]).toEqual([['hls', 'flv'], false]);
});

test('a kind chosen manually overrides the one requested for the past', () => {
  const { place, state } = stage('flv');
  place.goTo(NOW - 60_000);
  place.kindChosen('flv');
  expect(place.beginsAt(asked('flv'))).toBeNull();
  expect(state.view.behind).toBe(false);
});

test.each([
  ['goes to the present', (place: Place) => place.toLive()],
  ['chooses FLV by hand', (place: Place) => place.kindChosen('flv')],
])('a viewer who %s after a long pause is not moved back', (_what, act) => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 60_000);
  state.type = 'hls';
  place.beginsAt(asked('hls'));
  place.begun();
  place.paused();
  state.mono = 60_000;
  act(place);
  place.resumed();
  expect([chosen.filter((kind) => kind === 'hls').length, state.view.behind]).toEqual([1, false]);
});

test('before the past is shown, steps count from the requested time', () => {
  const { place, state } = stage();
  place.goTo(NOW - 300_000);
  place.left(NOW - 290_000);
  place.beginsAt(asked('hls'));
  state.seenAt = WINDOW.to;
  place.look();
  place.step(-10_000);
  expect(state.seenAt).toBe(NOW - 300_000);
  place.paused();
  [state.mono, state.seenAt] = [60_000, WINDOW.to];
  place.resumed();
  expect([state.seenAt, state.view.behind]).toEqual([NOW - 300_000, true]);
});

test('a room without HLS has nothing to go back to', () => {
  const { place, state, chosen } = stage('flv', ['flv']);
  expect(place.reach()).toBeNull();
  place.goTo(NOW - 60_000);
  expect([chosen, state.view.behind]).toEqual([[], false]);
});

test('a window measured over HLS is the one of FLV afterwards', () => {
  const { place, state } = stage('flv');
  expect(place.reach()).toEqual({ from: NOW - 1_800_000, to: NOW });
  [state.type, state.window] = ['hls', { from: NOW - 124_000, to: NOW - 4_000 }];
  expect(place.reach()).toEqual(state.window);
  state.type = 'flv';
  expect(place.reach()).toEqual({ from: NOW - 120_000, to: NOW });
});

test('a window of a few segments is no past to seek in', () => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 600_000);
  [state.type, state.window] = ['hls', { from: NOW - 16_000, to: NOW - 4_000 }];
  place.beginsAt(asked('hls'));
  state.seenAt = NOW - 4_500;
  place.begun();
  place.look();
  expect([place.reach(), state.view.behind, chosen]).toEqual([null, false, ['hls', 'flv']]);
});

test('a seek beyond the DVR window gets the oldest position', () => {
  const { place, state, shortOf } = stage();
  place.goTo(NOW - 7_200_000);
  expect(state.seenAt).toBe(WINDOW.from);
  expect(shortOf).toHaveBeenCalledWith(WINDOW.from);
});

test('a new source begins where the one before was left', () => {
  const { place } = stage();
  place.goTo(NOW - 300_000);
  place.left(NOW - 290_000);
  expect(place.beginsAt(asked('hls'))).toBe(NOW - 290_000);
});

test('a source that cannot go back is in the present', () => {
  const { place, state } = stage();
  place.goTo(NOW - 300_000);
  expect(place.beginsAt(asked('flv'))).toBeNull();
  expect(state.view.behind).toBe(false);
});

test('only a long pause keeps its position', () => {
  const { place, state, hold } = stage();
  place.paused();
  expect(hold).toHaveBeenLastCalledWith(true);
  state.mono = 1_000;
  place.resumed();
  expect([hold.mock.lastCall, state.view.behind]).toEqual([[false], false]);
  place.paused();
  state.mono = 61_000;
  state.seenAt = NOW - 65_000;
  place.resumed();
  expect([state.seenAt, state.view.behind]).toEqual([NOW - 65_000, true]);
});

test('a video that has caught up plays live at normal speed', () => {
  const { place, state, seekToLive } = stage();
  place.goTo(NOW - 60_000);
  place.toggleFast();
  expect(state.view).toEqual({ behind: true, fast: true });
  place.look();
  expect(seekToLive).not.toHaveBeenCalled();
  state.seenAt = WINDOW.to - 500;
  place.look();
  expect(state.view).toEqual({ behind: false, fast: false });
});

test('a return from another tab moves only a live video', () => {
  const { place, seekToLive } = stage();
  place.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
  place.goTo(NOW - 60_000);
  place.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
});

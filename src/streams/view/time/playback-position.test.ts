import { expect, test, vi } from 'vitest';
import type { MediaKind } from '#contract/community/video/schema.ts';
import {
  createPlaybackPosition,
  type PlaybackPosition,
  type PlaybackPositionPorts,
  type PlaybackPositionView,
} from './playback-position.ts';

const NOW = 10_000_000;
const WINDOW = { from: NOW - 1_800_000, to: NOW - 4_000 };

/** Stage whose video has a position set by the test. HLS has a DVR window; FLV has only the live edge. */
function stage(type: MediaKind = 'hls', types: readonly MediaKind[] = ['hls', 'flv']) {
  const view: PlaybackPositionView = { behind: false, fast: false };
  const state = { type, window: WINDOW, seenAt: WINDOW.to, mono: 0, view };
  const chosen: MediaKind[] = [];
  const hold = vi.fn();
  const shortOf = vi.fn();
  const seekToLive = vi.fn(() => {
    state.seenAt = WINDOW.to;
  });
  const ports: PlaybackPositionPorts = {
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
  return { position: createPlaybackPosition(ports), state, chosen, hold, shortOf, seekToLive };
}

/** Source of the kind requested last. */
const sourceOf = (kind: MediaKind) => ({ type: kind, requestedType: kind });

test('a step past the live edge follows live again', () => {
  const { position, state, seekToLive } = stage();
  position.step(-10_000);
  expect([state.seenAt, state.view.behind]).toEqual([WINDOW.to - 10_000, true]);
  position.step(10_000);
  expect(seekToLive).toHaveBeenCalledOnce();
  expect(state.view).toEqual({ behind: false, fast: false });
});

test('HLS replaces FLV at the requested time, and FLV returns live', () => {
  const { position, state, chosen } = stage('flv');
  position.goTo(NOW - 60_000);
  expect([chosen, state.view.behind]).toEqual([['hls'], true]);
  state.type = 'hls';
  expect(position.beginsAt(sourceOf('hls'))).toBe(NOW - 60_000);
  position.begun();
  position.toLive();
  expect(chosen).toEqual(['hls', 'flv']);
  expect(position.beginsAt(sourceOf('flv'))).toBeNull();
});

test('a late FLV source does not cancel a seek into the past', () => {
  const { position, state } = stage('flv');
  position.goTo(NOW - 60_000);
  expect(position.beginsAt({ type: 'flv', requestedType: null })).toBeNull();
  state.seenAt = NOW - 2_000;
  position.begun();
  position.check();
  position.ended(state.seenAt);
  expect(position.beginsAt(sourceOf('hls'))).toBe(NOW - 60_000);
  expect(state.view.behind).toBe(true);
});

test('an FLV source delivered instead of the requested HLS is live', () => {
  const { position, state } = stage('flv');
  position.goTo(NOW - 60_000);
  expect(position.beginsAt({ type: 'flv', requestedType: 'hls' })).toBeNull();
  expect(state.view.behind).toBe(false);
});

test('a second seek back while FLV is loading opens the past', () => {
  const { position, state, chosen } = stage('flv');
  position.goTo(NOW - 60_000);
  state.type = 'hls';
  position.beginsAt(sourceOf('hls'));
  position.begun();
  position.toLive();
  position.goTo(NOW - 90_000);
  expect(chosen).toEqual(['hls', 'flv', 'hls']);
  state.type = 'flv';
  expect(position.beginsAt(sourceOf('flv'))).toBeNull();
  state.type = 'hls';
  expect(position.beginsAt(sourceOf('hls'))).toBe(NOW - 90_000);
  position.toLive();
  expect(chosen.at(-1)).toBe('flv');
});

test('a return to live before the past has loaded keeps the FLV', () => {
  const { position, state, chosen } = stage('flv');
  position.goTo(NOW - 60_000);
  position.toLive();
  expect([chosen, state.view.behind]).toEqual([['hls', 'flv'], false]);
});

test('a kind chosen manually overrides the one requested for the past', () => {
  const { position, state } = stage('flv');
  position.goTo(NOW - 60_000);
  position.kindChosen('flv');
  expect(position.beginsAt(sourceOf('flv'))).toBeNull();
  expect(state.view.behind).toBe(false);
});

test.each([
  ['goes to the present', (position: PlaybackPosition) => position.toLive()],
  ['chooses FLV by hand', (position: PlaybackPosition) => position.kindChosen('flv')],
])('a viewer who %s after a long pause is not moved back', (_what, act) => {
  const { position, state, chosen } = stage('flv');
  position.goTo(NOW - 60_000);
  state.type = 'hls';
  position.beginsAt(sourceOf('hls'));
  position.begun();
  position.paused();
  state.mono = 60_000;
  act(position);
  position.resumed();
  expect([chosen.filter((kind) => kind === 'hls').length, state.view.behind]).toEqual([1, false]);
});

test('before the past is shown, steps count from the requested time', () => {
  const { position, state } = stage();
  position.goTo(NOW - 300_000);
  position.ended(NOW - 290_000);
  position.beginsAt(sourceOf('hls'));
  state.seenAt = WINDOW.to;
  position.check();
  position.step(-10_000);
  expect(state.seenAt).toBe(NOW - 300_000);
  position.paused();
  [state.mono, state.seenAt] = [60_000, WINDOW.to];
  position.resumed();
  expect([state.seenAt, state.view.behind]).toEqual([NOW - 300_000, true]);
});

test('a room without HLS has nothing to go back to', () => {
  const { position, state, chosen } = stage('flv', ['flv']);
  expect(position.reach()).toBeNull();
  position.goTo(NOW - 60_000);
  expect([chosen, state.view.behind]).toEqual([[], false]);
});

test('a window measured over HLS is the one of FLV afterwards', () => {
  const { position, state } = stage('flv');
  expect(position.reach()).toEqual({ from: NOW - 1_800_000, to: NOW });
  [state.type, state.window] = ['hls', { from: NOW - 124_000, to: NOW - 4_000 }];
  expect(position.reach()).toEqual(state.window);
  state.type = 'flv';
  expect(position.reach()).toEqual({ from: NOW - 120_000, to: NOW });
});

test('a window of a few segments is no past to seek in', () => {
  const { position, state, chosen } = stage('flv');
  position.goTo(NOW - 600_000);
  [state.type, state.window] = ['hls', { from: NOW - 16_000, to: NOW - 4_000 }];
  position.beginsAt(sourceOf('hls'));
  state.seenAt = NOW - 4_500;
  position.begun();
  position.check();
  expect([position.reach(), state.view.behind, chosen]).toEqual([null, false, ['hls', 'flv']]);
});

test('a seek beyond the DVR window gets the oldest position', () => {
  const { position, state, shortOf } = stage();
  position.goTo(NOW - 7_200_000);
  expect(state.seenAt).toBe(WINDOW.from);
  expect(shortOf).toHaveBeenCalledWith(WINDOW.from);
});

test('a new source begins where the one before was left', () => {
  const { position } = stage();
  position.goTo(NOW - 300_000);
  position.ended(NOW - 290_000);
  expect(position.beginsAt(sourceOf('hls'))).toBe(NOW - 290_000);
});

test('a source that cannot go back is in the present', () => {
  const { position, state } = stage();
  position.goTo(NOW - 300_000);
  expect(position.beginsAt(sourceOf('flv'))).toBeNull();
  expect(state.view.behind).toBe(false);
});

test('only a long pause keeps its position', () => {
  const { position, state, hold } = stage();
  position.paused();
  expect(hold).toHaveBeenLastCalledWith(true);
  state.mono = 1_000;
  position.resumed();
  expect([hold.mock.lastCall, state.view.behind]).toEqual([[false], false]);
  position.paused();
  state.mono = 61_000;
  state.seenAt = NOW - 65_000;
  position.resumed();
  expect([state.seenAt, state.view.behind]).toEqual([NOW - 65_000, true]);
});

test('a video that has caught up plays live at normal speed', () => {
  const { position, state, seekToLive } = stage();
  position.goTo(NOW - 60_000);
  position.toggleFast();
  expect(state.view).toEqual({ behind: true, fast: true });
  position.check();
  expect(seekToLive).not.toHaveBeenCalled();
  state.seenAt = WINDOW.to - 500;
  position.check();
  expect(state.view).toEqual({ behind: false, fast: false });
});

test('a return from another tab moves only a live video', () => {
  const { position, seekToLive } = stage();
  position.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
  position.goTo(NOW - 60_000);
  position.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { createPlace, type Place, type PlacePorts, type PlaceView } from './place.ts';

const NOW = 10_000_000;
const WINDOW = { from: NOW - 1_800_000, to: NOW - 4_000 };

/** A stage whose picture is where a test puts it. HLS goes back; FLV has only the present. */
function stage(type: MediaKind = 'hls', types: readonly MediaKind[] = ['hls', 'flv']) {
  const state = { type, seenAt: WINDOW.to, mono: 0, view: { behind: false, fast: false } as PlaceView };
  const chosen: MediaKind[] = [];
  const hold = vi.fn();
  const shortOf = vi.fn();
  const seekToLive = vi.fn(() => {
    state.seenAt = WINDOW.to;
  });
  const ports: PlacePorts = {
    drive: () => ({
      reach: () => (state.type === 'hls' ? WINDOW : null),
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

/** A source of the kind that was asked for last. */
const asked = (kind: MediaKind) => ({ type: kind, asked: kind });

test('a step back is behind the present by choice, and a step past it follows the present again', () => {
  const { place, state, seekToLive } = stage();
  place.step(-10_000);
  expect([state.seenAt, state.view.behind]).toEqual([WINDOW.to - 10_000, true]);
  place.step(10_000);
  expect(seekToLive).toHaveBeenCalledOnce();
  expect(state.view).toEqual({ behind: false, fast: false });
});

test('an FLV gives way to the HLS source at the requested time, and comes back with the present', () => {
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

test('an FLV that was looked for before the viewer went back keeps nobody from the past, begun or shown', () => {
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

test('an FLV in place of the HLS that was asked for is in the present', () => {
  const { place, state } = stage('flv');
  place.goTo(NOW - 60_000);
  expect(place.beginsAt({ type: 'flv', asked: 'hls' })).toBeNull();
  expect(state.view.behind).toBe(false);
});

test('who goes back again while the FLV is on its way gets the past, and the FLV with the present', () => {
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

test('who wants the present again before the past has come keeps the FLV', () => {
  const { place, state, chosen } = stage('flv');
  place.goTo(NOW - 60_000);
  place.toLive();
  expect([chosen, state.view.behind]).toEqual([['hls', 'flv'], false]);
});

test('a kind chosen by hand outdoes the one the past was asked for in', () => {
  const { place, state } = stage('flv');
  place.goTo(NOW - 60_000);
  place.kindChosen('flv');
  expect(place.beginsAt(asked('flv'))).toBeNull();
  expect(state.view.behind).toBe(false);
});

test.each([
  ['goes to the present', (place: Place) => place.toLive()],
  ['chooses FLV by hand', (place: Place) => place.kindChosen('flv')],
])('who %s after a long pause and plays on is not brought back to where it was', (_what, act) => {
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

test('until the past is shown a step and the end of a pause count from it', () => {
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

test('who asks for more than there is gets the oldest and reads so', () => {
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

test('a long pause keeps its place, a short one follows the present', () => {
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

test('a picture that has caught up follows the present, no faster than it is filmed', () => {
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

test('back from another tab only a picture of the present is brought to it', () => {
  const { place, seekToLive } = stage();
  place.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
  place.goTo(NOW - 60_000);
  place.returned();
  expect(seekToLive).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { createPlaybackClock, type PlaybackState, type VideoControl } from './playback-clock.ts';

const MINUTE_MS = 60_000;
/** The present when a test begins. */
const NOW = 1_000 * MINUTE_MS;

/** Opens a clock with a DVR window of half an hour by default; times are minutes before `NOW`. */
function opened(windowMinutes = 30) {
  const clock = createPlaybackClock();
  const report = (state: PlaybackState, after = 0) => clock.report(state, NOW + after * MINUTE_MS);
  const shown = (minutesAgo: number, after = 0) =>
    report(
      { is: 'shown', filmedAt: NOW - minutesAgo * MINUTE_MS, windowMs: windowMinutes * MINUTE_MS },
      after,
    );
  /** Returns minutes before `NOW`; null when no time is withheld. */
  const shownUntilAgo = () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : (NOW - shownUntil) / MINUTE_MS;
  };
  return { clock, report, shown, shownUntilAgo };
}
const toPosition = { is: 'away', returnsTo: 'place' } as const;
const toPresent = { is: 'away', returnsTo: 'present' } as const;

test('a video that seeks back keeps its latest shown time', () => {
  const { clock, shown } = opened();
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
  shown(5);
  shown(2);
  shown(10);
  expect(clock.now()).toEqual({ shownAt: NOW - 10 * MINUTE_MS, shownUntil: NOW - 2 * MINUTE_MS });
  shown(1);
  expect(clock.now()).toEqual({ shownAt: NOW - MINUTE_MS, shownUntil: NOW - MINUTE_MS });
});

test('a failed attempt reveals nothing to a viewer twenty minutes back', () => {
  const { report, shown, shownUntilAgo } = opened();
  shown(20);
  report(toPosition);
  report(toPosition, 5);
  expect(shownUntilAgo()).toBe(20);
});

test('an absent DVR video is held no longer than its window', () => {
  const { report, shown, shownUntilAgo } = opened(30);
  shown(20);
  report(toPosition, 15);
  expect(shownUntilAgo()).toBe(15);
});

test('a live video absent for a minute withholds nothing', () => {
  const { report, shown, shownUntilAgo } = opened();
  shown(0.1);
  report(toPresent, 0);
  report(toPresent, 0.9);
  expect(shownUntilAgo()).toBe(0.1);
  report(toPresent, 1);
  expect(shownUntilAgo()).toBeNull();
});

test('a video back within the minute continues at its position', () => {
  const { report, shown, shownUntilAgo } = opened();
  shown(0.1);
  report(toPresent, 0);
  shown(0, 0.5);
  report(toPresent, 0.9);
  report(toPresent, 1.8);
  expect(shownUntilAgo()).toBe(0);
});

test.each([0, 30])('a paused video with a DVR window of %d minutes withholds no more', (windowMinutes) => {
  const { shown, shownUntilAgo } = opened(windowMinutes);
  shown(0);
  shown(0, 45);
  expect(shownUntilAgo()).toBe(-45 + Math.max(windowMinutes, 1));
});

test('an ended video withholds nothing', () => {
  const { clock, report, shown } = opened();
  shown(20);
  report({ is: 'gone' });
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
});

test('the same place is announced once', () => {
  const { clock, shown } = opened();
  let changes = 0;
  clock.watch(() => {
    changes += 1;
  });
  shown(5);
  shown(5);
  expect(changes).toBe(1);
});

test('seeking is left to the attached video', () => {
  const { clock } = opened();
  const sought: string[] = [];
  const control = (name: string): VideoControl => ({
    toLive: () => sought.push(`${name} live`),
    goTo: (filmedAt) => sought.push(`${name} ${filmedAt}`),
    reach: () => ({ from: 1, to: 2 }),
  });
  clock.toLive();
  clock.goTo(1);
  expect(clock.reach()).toBeNull();
  const detach = clock.attach(control('first'));
  clock.toLive();
  clock.attach(control('second'));
  detach();
  clock.goTo(2);
  expect(clock.reach()).toEqual({ from: 1, to: 2 });
  expect(sought).toEqual(['first live', 'second 2']);
});

test('the return to live shows all events while there is no video', () => {
  const { clock, report, shown, shownUntilAgo } = opened();
  shown(20);
  report(toPosition, 0.1);
  clock.toLive();
  report(toPosition, 0.2);
  expect(shownUntilAgo()).toBeNull();
});

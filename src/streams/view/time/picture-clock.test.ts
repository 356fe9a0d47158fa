import { expect, test } from 'vitest';
import { createPictureClock, type PictureState } from './picture-clock.ts';

const MINUTE_MS = 60_000;
/** The present when a test begins. */
const NOW = 1_000 * MINUTE_MS;

/** A clock whose stream goes back half an hour, unless it says otherwise; times are minutes before `NOW`. */
function opened(windowMinutes = 30) {
  const clock = createPictureClock();
  const report = (state: PictureState, after = 0) => clock.report(state, NOW + after * MINUTE_MS);
  const shown = (minutesAgo: number, after = 0) =>
    report(
      { is: 'shown', filmedAt: NOW - minutesAgo * MINUTE_MS, windowMs: windowMinutes * MINUTE_MS },
      after,
    );
  /** Minutes before `NOW`; null when nothing is held back. */
  const shownUntilAgo = () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : (NOW - shownUntil) / MINUTE_MS;
  };
  return { clock, report, shown, shownUntilAgo };
}
const toPlace = { is: 'away', returnsTo: 'place' } as const;
const toPresent = { is: 'away', returnsTo: 'present' } as const;

test('a picture that goes back keeps what it has shown', () => {
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
  report(toPlace);
  report(toPlace, 5);
  expect(shownUntilAgo()).toBe(20);
});

test('a picture of the past that stays away is held no longer than its stream goes back', () => {
  const { report, shown, shownUntilAgo } = opened(30);
  shown(20);
  report(toPlace, 15);
  expect(shownUntilAgo()).toBe(15);
});

test('a picture of the present that is away for a minute holds nothing back', () => {
  const { report, shown, shownUntilAgo } = opened();
  shown(0.1);
  report(toPresent, 0);
  report(toPresent, 0.9);
  expect(shownUntilAgo()).toBe(0.1);
  report(toPresent, 1);
  expect(shownUntilAgo()).toBeNull();
});

test('a picture that comes back within the minute goes on where it was', () => {
  const { report, shown, shownUntilAgo } = opened();
  shown(0.1);
  report(toPresent, 0);
  shown(0, 0.5);
  report(toPresent, 0.9);
  report(toPresent, 1.8);
  expect(shownUntilAgo()).toBe(0);
});

test.each([0, 30])(
  'a paused picture with %d minutes of past holds back no more than that',
  (windowMinutes) => {
    const { shown, shownUntilAgo } = opened(windowMinutes);
    shown(0);
    shown(0, 45);
    expect(shownUntilAgo()).toBe(-45 + Math.max(windowMinutes, 1));
  },
);

test('a picture that is over holds nothing back', () => {
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

test('the way to the present is that of the picture that is open', () => {
  const { clock } = opened();
  const brought: string[] = [];
  clock.toLive();
  const end = clock.lend(() => brought.push('first'));
  clock.toLive();
  clock.lend(() => brought.push('second'));
  end();
  clock.toLive();
  expect(brought).toEqual(['first', 'second']);
});

test('the way to the present shows everything while no picture is there', () => {
  const { clock, report, shown, shownUntilAgo } = opened();
  shown(20);
  report(toPlace, 0.1);
  clock.toLive();
  report(toPlace, 0.2);
  expect(shownUntilAgo()).toBeNull();
});

import { expect, test } from 'vitest';
import { PLAY_GAP_MS, SESSION_ENDS_AFTER_MS } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { answeredAt, noPlay, type PlayTime, playedAt, shownAt } from './play-time.ts';

/** 10:00 in Beijing. */
const TEN = Date.parse('2026-11-23T02:00:00Z');
const HOUR = 60;

/** Beats of every 30 seconds from one minute after ten to another, both included. */
const beats = (from: number, until: number): number[] =>
  Array.from({ length: (until - from) * 2 + 1 }, (_, n) => TEN + from * MINUTE_MS + n * 30_000);

const after = (time: PlayTime, signs: readonly number[]): PlayTime =>
  signs.toSorted((one, other) => one - other).reduce((now, at) => playedAt(now, at).time, time);

test('[P.16] overlapping tabs from 10:00 to 11:00 count as sixty minutes', () => {
  const time = after(noPlay(HOUR * 2), [...beats(0, 30), ...beats(20, 50), ...beats(45, 60)]);
  expect(time.played).toBe(60 * MINUTE_MS);
});

test('[P.16] a gap counts as play up to ninety seconds', () => {
  const playTime = after(noPlay(HOUR), [TEN, TEN + PLAY_GAP_MS]);
  expect(playTime.played).toBe(PLAY_GAP_MS);
  expect(after(noPlay(HOUR), [TEN, TEN + PLAY_GAP_MS + 1]).played).toBe(0);
});

test('[P.07] a new session begins after a quarter of an hour', () => {
  const same = after(noPlay(HOUR), [TEN, TEN + SESSION_ENDS_AFTER_MS]);
  expect(same.sessionAt).toBe(TEN);
  const next = after(noPlay(HOUR), [TEN, TEN + SESSION_ENDS_AFTER_MS + 1]);
  expect(next.sessionAt).toBe(TEN + SESSION_ENDS_AFTER_MS + 1);
});

test('[P.06] [P.07] an abandoned session has ended unless its reminder is pending', () => {
  const time = after(noPlay(15), beats(0, 2));
  const end = TEN + 2 * MINUTE_MS + SESSION_ENDS_AFTER_MS;
  expect(shownAt(time, end)).toBe(time);
  expect(shownAt(time, end + 1)).toEqual(noPlay(15));
  const due = after(noPlay(15), beats(0, 15));
  expect(shownAt(due, end + 100 * MINUTE_MS)).toBe(due);
});

test('[P.08] a reminder is due after its play time until answered', () => {
  const almost = after(noPlay(15), beats(0, 15).slice(0, -1));
  expect(almost.dueAt).toBeNull();
  const due = playedAt(almost, TEN + 15 * MINUTE_MS).time;
  expect(due.dueAt).toBe(TEN + 15 * MINUTE_MS);
  const later = after(due, [TEN + 600 * MINUTE_MS]);
  expect(later).toEqual(due);
  const answered = answeredAt(later, 30, TEN + 16 * MINUTE_MS);
  expect(answered).toMatchObject({ dueAt: null, every: 30, sinceAnswer: 0, played: 15 * MINUTE_MS });
});

test('[P.16] play over midnight is counted in both days', () => {
  const midnight = Date.parse('2026-11-23T16:00:00Z');
  const { time } = playedAt(noPlay(HOUR), midnight - 20_000);
  expect(playedAt(time, midnight + 10_000).days).toEqual([
    { day: '2026-11-23', ms: 20_000 },
    { day: '2026-11-24', ms: 10_000 },
  ]);
});

test('[P.08] an answer with nothing due changes the interval and no more', () => {
  const played = after(noPlay(HOUR), beats(0, 59));
  const answered = answeredAt(played, 30, TEN + 59 * MINUTE_MS);
  expect(answered).toEqual({ ...played, every: 30 });
  expect(after(answeredAt(played, null, TEN), beats(59, 60)).dueAt).not.toBeNull();
});

test('[P.08] [P.16] play after the clock was set back is counted', () => {
  const played = after(noPlay(HOUR), beats(0, 40));
  const back = TEN - 24 * 60 * MINUTE_MS;
  const first = playedAt(played, back).time;
  expect(first).toMatchObject({ sessionAt: back, played: 0 });
  const signs = Array.from({ length: 41 }, (_, n) => back + n * 30_000);
  const time = after(first, signs);
  expect(time.played).toBe(20 * MINUTE_MS);
});

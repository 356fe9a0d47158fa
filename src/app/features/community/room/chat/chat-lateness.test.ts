import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import type { PlaybackMoment } from '#streams/view/time/playback-clock.ts';
import { lateText, pastText } from './room-chat.tsx';

/** 20:31 in Beijing. */
const NOW = Date.UTC(2026, 5, 13, 12, 31);
const now = serverTime(NOW);
const NO_VIDEO: PlaybackMoment = { shownAt: null, shownUntil: null };
const moment = (behindMs: number, pastMs = 0): PlaybackMoment => ({
  shownAt: serverTime(NOW - behindMs - pastMs),
  shownUntil: serverTime(NOW - behindMs),
});

test('a live video some seconds late shows no delay', () => {
  expect([pastText(moment(6_000)), lateText(moment(6_000), now)]).toEqual(['', '']);
  expect([pastText(NO_VIDEO), lateText(NO_VIDEO, now)]).toEqual(['', '']);
});

test('a viewer who goes back sees the chat’s time at once', () => {
  expect(pastText(moment(6_000, 10_000))).toBe('20:30');
  expect(pastText(moment(0, 2_000))).toBe('');
});

test('a chat in sync with a late video shows its delay', () => {
  expect(lateText(moment(65_000), now)).toBe('1:05');
  expect(lateText(moment(14_000), now)).toBe('');
});

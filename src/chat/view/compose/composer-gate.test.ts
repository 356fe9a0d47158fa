import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { calmSwitches, openStatus } from '#tests/fixtures/chat/memory-room.ts';
import { gateOf, lengthOf } from './composer-gate.ts';

const room = (switches: Partial<typeof calmSwitches> = {}, is: 'open' | 'closed' = 'open') => ({
  is,
  status: openStatus,
  switches: { ...calmSwitches, ...switches },
  followable: null,
  connection: { is: 'fine' as const },
});
const member = { member: true, nowMs: 100_000, waitUntil: 0 };

test('a closed room is closed to all, an open one requires login', () => {
  expect(gateOf(room({}, 'closed'), member).is).toBe('closed');
  expect(gateOf(room(), { ...member, member: false }).is).toBe('guest');
  expect(gateOf(room(), member).is).toBe('ready');
});

test('a mute lasts until its time and no longer', () => {
  const muted = room({ maySpeak: false, mutedUntil: serverTime(160_000) });
  expect(gateOf(muted, member)).toEqual({ is: 'muted', remainingMs: 60_000 });
  expect(gateOf(muted, { ...member, nowMs: 160_000 }).is).toBe('ready');
  expect(gateOf(room({ maySpeak: false }), member)).toEqual({ is: 'muted', remainingMs: null });
});

test('slow mode delays the next message', () => {
  expect(gateOf(room(), { ...member, waitUntil: 103_000 })).toEqual({ is: 'slow', remainingMs: 3_000 });
});

test('characters count as people count them', () => {
  expect(lengthOf('好球𠮷')).toBe(3);
});

import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { nextRecordingView } from './recording.ts';

const none = { is: 'none' } as const;
const running = {
  is: 'running',
  roomNo,
  startedAt: serverTime(1),
  events: 3,
  missed: 0,
  file: 'what was handed over',
} as const;
const ended = { ...running, is: 'ended', reason: 'asked', endedAt: serverTime(2) } as const;
const at = (discarded: boolean) => ({ discarded, now: () => serverTime(9) });

test('the state of the core is shown', () => {
  expect(nextRecordingView(none, running, at(false))).toBe(running);
  expect(nextRecordingView(running, ended, at(false))).toBe(ended);
});

test('parts handed over by a crashed core remain', () => {
  expect(nextRecordingView(running, none, at(false))).toEqual({
    ...running,
    is: 'ended',
    reason: 'broken',
    endedAt: 9,
  });
  expect(nextRecordingView(ended, none, at(false))).toBe(ended);
});

test('a discarded recording stays discarded', () => {
  expect(nextRecordingView(running, none, at(true))).toBe(none);
  expect(nextRecordingView(none, none, at(false))).toBe(none);
});

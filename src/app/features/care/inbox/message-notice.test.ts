import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { newSince, noticeChannel } from './message-watch.tsx';

test.each([
  ['room', true, false, 'system'],
  ['room', true, true, 'system'],
  ['room', false, false, 'page'],
  ['deposit', true, true, 'system'],
  ['deposit', true, false, 'bell'],
  ['deposit', false, true, 'bell'],
  [null, false, true, 'bell'],
] as const)(
  'a message of %s, hidden %s, wanted %s, is announced by the %s',
  (place, hidden, wanted, channel) => {
    expect(noticeChannel({ place, isQuiet: false }, { hidden, wanted })).toBe(channel);
  },
);

test('[P.29] a message of a muted kind waits in the inbox', () => {
  for (const hidden of [true, false])
    expect(noticeChannel({ place: 'room', isQuiet: true }, { hidden, wanted: true })).toBe('bell');
});

test('messages of the first load are not announced, later ones are', () => {
  const message = (at: number, isRead = false) => ({ at: serverTime(at), isRead });
  const list = [message(30), message(20, true), message(10)];
  expect(newSince(list, null)).toEqual([]);
  expect(newSince(list, 10)).toEqual([message(30)]);
  expect(newSince(list, 30)).toEqual([]);
});

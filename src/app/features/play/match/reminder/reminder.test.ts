import { expect, test } from 'vitest';
import { REMIND_BEFORE_MS } from '#contract/play/match/reminder.ts';
import { serverTime } from '#contract/units/time.ts';
import { dueStateOf, type Reminder, remindersIn, untilNext } from './reminder.ts';

const START = 1_764_000_000_000;
const MINUTE = 60_000;
const storedReminder = (matchId: string, startAt: number) => ({
  matchId,
  league: '东岸超级联赛',
  home: '星港城',
  away: '白鹭湾',
  startAt,
});
const [reminder] = remindersIn(JSON.stringify([storedReminder('m1', START)]));
const at = (ms: number) => serverTime(ms);
const requireReminder = (): Reminder => {
  if (!reminder) throw new Error('nothing kept');
  return reminder;
};

test.each([
  [-6 * MINUTE, 'wait'],
  [-REMIND_BEFORE_MS, 'due'],
  [0, 'due'],
  [15 * MINUTE, 'due'],
  [15 * MINUTE + 1, 'missed'],
])('[4.01] %i ms from kick-off a reminder is %s', (ms, due) => {
  expect(dueStateOf(requireReminder(), at(START + ms))).toBe(due);
});

test('[4.01] the next reminder is the earliest that is not yet due', () => {
  const list = remindersIn(
    JSON.stringify([storedReminder('m2', START + 10 * MINUTE), storedReminder('m1', START)]),
  );
  expect(untilNext(list, at(START - 6 * MINUTE))).toBe(MINUTE);
  expect(untilNext(list, at(START))).toBe(5 * MINUTE);
  expect(untilNext([], at(START))).toBeNull();
});

test.each([
  null,
  '',
  '{',
  '7',
  '{}',
  '[null,7,{}]',
  '[{"matchId":"a b","startAt":1}]',
  '[{"matchId":"m1","startAt":"soon"}]',
])('a stored text %j in a foreign format holds no reminder', (text) => expect(remindersIn(text)).toEqual([]));

test('reminders are shown in the order of their matches', () => {
  const list = remindersIn(
    JSON.stringify([storedReminder('late', START + 1), storedReminder('early', START)]),
  );
  expect(list.map(({ matchId }) => String(matchId))).toEqual(['early', 'late']);
});

import { expect, test } from 'vitest';
import type { ChatRow, Sender } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { userId } from '#tests/fixtures/chat/chat-messages.ts';
import { calledIn, callingAt, suggestionsFor } from './calling.ts';

const sender = (name: string, role: Sender['role'] = 'member'): Sender => ({
  userId: userId(`u-${[...name].map((letter) => letter.codePointAt(0)).join('-')}`),
  name,
  avatar: '',
  level: 1,
  role,
});
const rowBy = (name: string, order: number, role?: Sender['role']): ChatRow => ({
  kind: 'welcomeHigh',
  key: `${order}`,
  order,
  at: serverTime(order),
  sender: sender(name, role),
});

test('a name is being typed from the @ to the caret', () => {
  expect(callingAt('好球 @半场', 6)).toEqual({ from: 3, to: 6, part: '半场' });
  expect(callingAt('@', 1)).toEqual({ from: 0, to: 1, part: '' });
  expect(callingAt('传给@7号', 3)).toEqual({ from: 2, to: 3, part: '' });
});

test('none is after a blank, within an address, or behind the caret', () => {
  expect(callingAt('@半场 好', 5)).toBeNull();
  expect(callingAt('a@b', 3)).toBeNull();
  expect(callingAt('好球 @半场', 2)).toBeNull();
});

test('suggestions list prefix matches first, then the latest, without the platform', () => {
  const rows = [
    rowBy('半场灯光', 1),
    rowBy('下半场', 2),
    rowBy('半场哨', 3),
    rowBy('半场公告', 4, 'system'),
    rowBy('半场灯光', 5),
    rowBy('小舟', 6),
  ];
  expect(suggestionsFor(rows, '半场').map(({ name }) => name)).toEqual(['半场灯光', '半场哨', '下半场']);
});

test('a name that starts a longer one is mentioned only by itself', () => {
  const [short, long] = [userId('u-short'), userId('u-long')];
  const names = new Map([
    ['北岸', short],
    ['北岸的风', long],
  ]);
  expect(calledIn('@北岸的风 看好', names)).toEqual([long]);
  expect(calledIn('@北岸 @北岸的风', names)).toEqual([long, short]);
  expect(calledIn('北岸的风', names)).toEqual([]);
});

test.each([
  ['@小舟舟 看好', []],
  ['写信给 a@小舟.com', []],
  ['@小舟，看好', ['u-1']],
  ['好球@小舟', ['u-1']],
])('%s calls only whom it names whole', (text, called) => {
  expect(calledIn(text, new Map([['小舟', userId('u-1')]]))).toEqual(called);
});

test('a name with special characters is mentioned as written', () => {
  expect(calledIn('@C+（北岸） 看好', new Map([['C+（北岸）', userId('u-1')]]))).toEqual(['u-1']);
});

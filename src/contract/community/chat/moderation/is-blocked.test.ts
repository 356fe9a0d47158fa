import { expect, test } from 'vitest';
import { userId } from '#tests/fixtures/chat/chat-messages.ts';
import { type BlockChange, changedBlocks, NO_BLOCKS } from './blocks-schema.ts';
import { type BlockableMessage, blockTest } from './is-blocked.ts';

const after = (...changes: readonly BlockChange[]) => changes.reduce(changedBlocks, NO_BLOCKS);
const said = (
  part: Partial<BlockableMessage> = {},
  role: BlockableMessage['sender']['role'] = 'member',
  level = 3,
): BlockableMessage => ({
  text: '加我 VX 看盘',
  sender: { userId: userId('u-1'), level, role },
  own: false,
  ...part,
});
const word = (text: string, blocked = true): BlockChange => ({ is: 'word', word: text, blocked });
const user = (blocked: boolean): BlockChange => ({
  is: 'user',
  user: { userId: userId('u-1'), name: '潮间带' },
  blocked,
});

test('a blocked word matches in any width and case until unblocked', () => {
  expect(blockTest(after(word('ｖｘ')))(said())).toBe(true);
  expect(blockTest(after(word('vx'), word('vx', false)))(said())).toBe(false);
  expect(blockTest(after(word('越位')))(said())).toBe(false);
});

test('a blank word blocks nothing', () => {
  expect(blockTest(after(word('  ')))(said())).toBe(false);
});

test('a blocked member is not read, until they are shown again', () => {
  expect(blockTest(after(user(true)))(said())).toBe(true);
  expect(blockTest(after(user(true)))(said({}, 'anchor'))).toBe(true);
  expect(blockTest(after(user(true), user(false)))(said())).toBe(false);
});

test('the least grade is one of members alone', () => {
  const isBlocked = blockTest(after({ is: 'leastLevel', level: 3 }));
  expect([isBlocked(said({}, 'member', 2)), isBlocked(said())]).toEqual([true, false]);
  expect([isBlocked(said({}, 'anchor', 0)), isBlocked(said({}, 'admin', 0))]).toEqual([false, false]);
});

test('own messages and platform messages are always shown', () => {
  const isBlocked = blockTest(after(word('vx'), user(true), { is: 'leastLevel', level: 9 }));
  expect([isBlocked(said({ own: true })), isBlocked(said({}, 'system'))]).toEqual([false, false]);
});

test('a word or user blocked twice is listed once', () => {
  expect(after(word('vx'), word('vx'), user(true), user(true))).toMatchObject({
    words: ['vx'],
    users: [{ name: '潮间带' }],
  });
});

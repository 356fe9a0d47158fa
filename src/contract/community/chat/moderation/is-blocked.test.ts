import { expect, test } from 'vitest';
import { userId } from '#tests/fixtures/chat/chat-messages.ts';
import { type BlockableMessage, blockTest } from './is-blocked.ts';
import { type BlockChange, changedBlocks, NO_BLOCKS } from './moderation-schema.ts';

const after = (...changes: readonly BlockChange[]) => changes.reduce(changedBlocks, NO_BLOCKS);
const messageWith = (
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
  expect(blockTest(after(word('ｖｘ')))(messageWith())).toBe(true);
  expect(blockTest(after(word('vx'), word('vx', false)))(messageWith())).toBe(false);
  expect(blockTest(after(word('越位')))(messageWith())).toBe(false);
});

test('a blank word blocks nothing', () => {
  expect(blockTest(after(word('  ')))(messageWith())).toBe(false);
});

test('a blocked member is not read, until they are shown again', () => {
  expect(blockTest(after(user(true)))(messageWith())).toBe(true);
  expect(blockTest(after(user(true)))(messageWith({}, 'anchor'))).toBe(true);
  expect(blockTest(after(user(true), user(false)))(messageWith())).toBe(false);
});

test('the least grade is one of members alone', () => {
  const isBlocked = blockTest(after({ is: 'leastLevel', level: 3 }));
  expect([isBlocked(messageWith({}, 'member', 2)), isBlocked(messageWith())]).toEqual([true, false]);
  expect([isBlocked(messageWith({}, 'anchor', 0)), isBlocked(messageWith({}, 'admin', 0))]).toEqual([
    false,
    false,
  ]);
});

test('own messages and platform messages are always shown', () => {
  const isBlocked = blockTest(after(word('vx'), user(true), { is: 'leastLevel', level: 9 }));
  expect([isBlocked(messageWith({ own: true })), isBlocked(messageWith({}, 'system'))]).toEqual([
    false,
    false,
  ]);
});

test('a word or user blocked twice is listed once', () => {
  expect(after(word('vx'), word('vx'), user(true), user(true))).toMatchObject({
    words: ['vx'],
    users: [{ name: '潮间带' }],
  });
});

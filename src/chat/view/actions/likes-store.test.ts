import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { messageId } from '#tests/fixtures/chat/chat-messages.ts';
import { createLikesStore } from './likes-store.ts';

const mineOf = ({ state }: ReturnType<typeof createLikesStore>) => [...state.mine];

test('stored and new likes are marked, for members only', async () => {
  const likes = createLikesStore({ like: async () => 1, liked: async () => [messageId('id-1')] });
  await likes.recall(true);
  await likes.like(messageId('id-2'));
  expect(mineOf(likes)).toEqual(['id-1', 'id-2']);
  await likes.recall(false);
  expect(mineOf(likes)).toEqual([]);
});

test('a rejected like or failed query marks no message', async () => {
  const refuse = async () => {
    throw appError('NETWORK_ABNORMAL');
  };
  const likes = createLikesStore({ like: refuse, liked: refuse });
  await likes.recall(true);
  await expect(likes.like(messageId('id-2'))).rejects.toThrow();
  expect(mineOf(likes)).toEqual([]);
});

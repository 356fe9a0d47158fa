import { expect, test } from 'vitest';
import { giftContent, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { createChatCounts } from '../counts.ts';
import { createFlood, isProtected } from './flood.ts';
import { createRing } from './ring.ts';
import { createRowChanges } from './row-changes.ts';

const me = userId('me');

function flooded(texts: number) {
  const rowChanges = createRowChanges(createRing(100));
  const flood = createFlood(rowChanges, createChatCounts());
  const passes = (seq: number, at: number) => flood.passes(placed({ seq, at }), me);
  for (let seq = 1; seq <= texts; seq += 1) passes(seq, 1_000);
  return { passes, settle: flood.settle, take: rowChanges.take };
}

test('a text of an earlier quarter second counts in the present one', () => {
  expect(flooded(30).passes(31, 749)).toBe(false);
  expect(flooded(29).passes(30, 749)).toBe(true);
});

test('a count that has not changed is not emitted again', () => {
  const { settle, take } = flooded(32);
  settle();
  expect(take()).toMatchObject([{ is: 'append', rows: [{ kind: 'skipped', count: 2 }] }]);
  settle();
  expect(take()).toEqual([]);
});

test('a gift is protected and an ordinary text is not', () => {
  expect(isProtected(placed({ seq: 1, content: giftContent('c-1', 1) }), null)).toBe(true);
  expect(isProtected(placed({ seq: 1 }), null)).toBe(false);
});

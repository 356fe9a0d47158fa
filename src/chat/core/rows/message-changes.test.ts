import { expect, test } from 'vitest';
import type { ChatContent } from '#contract/community/chat-message/schema.ts';
import { messageId, placed } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import { createToDanmaku } from '../room/to-danmaku.ts';
import { createOutbox } from './outbox.ts';
import { createRing, createRowChanges } from './row-changes.ts';
import { createRowBuilder } from './rows.ts';

const changes = (list: Extract<ChatContent, { kind: 'changes' }>['changes']): ChatContent => ({
  kind: 'changes',
  changes: list,
  setup: false,
});

function opened() {
  const rowChanges = createRowChanges(createRing(50));
  const builder = createRowBuilder(rowChanges, createOutbox(rowChanges), site);
  builder.add([placed({ seq: 1, text: '加我带单' }), placed({ seq: 2, text: '好球' })], null);
  rowChanges.drain();
  return { rowChanges, builder };
}

test('likes are counted on the message’s row and add no row', () => {
  const { rowChanges, builder } = opened();
  builder.add([placed({ seq: 3, content: changes([{ messageId: messageId('id-2'), likes: 7 }]) })], null);
  expect(rowChanges.drain()).toMatchObject([{ is: 'patch', row: { key: 'id-2', text: '好球', likes: 7 } }]);
  expect(rowChanges.ring.size).toBe(2);
});

test('a withdrawn message loses its text and leaves the video', () => {
  const { rowChanges, builder } = opened();
  builder.add(
    [placed({ seq: 3, content: changes([{ messageId: messageId('id-1'), withdrawn: true }]) })],
    null,
  );
  const [item] = rowChanges.drain();
  expect(item).toMatchObject({ is: 'patch', row: { key: 'id-1', text: '', withdrawn: true } });
  expect(item && createToDanmaku()(item)).toEqual([{ is: 'gone', keys: ['id-1'] }]);
});

test('a change to a message no longer retained has no effect', () => {
  const { rowChanges, builder } = opened();
  builder.add([placed({ seq: 3, content: changes([{ messageId: messageId('id-99'), likes: 1 }]) })], null);
  expect(rowChanges.drain()).toEqual([]);
});

test('room notices never become danmaku', () => {
  const toDanmaku = createToDanmaku();
  const { rowChanges, builder } = opened();
  builder.add(
    [
      placed({ seq: 3, content: { kind: 'welcome' }, level: 9 }),
      placed({ seq: 4, role: 'system', text: '比赛即将开始' }),
      placed({ seq: 5, text: '这脚有了' }),
    ],
    null,
  );
  const flown = rowChanges.drain().flatMap(toDanmaku);
  expect(flown).toMatchObject([{ is: 'fly', texts: [{ text: '这脚有了' }] }]);
});

test('a withdrawn message also loses its text in quotes', () => {
  const { rowChanges, builder } = opened();
  const quote = { messageId: messageId('id-1'), name: '潮间带', text: '加我带单' };
  builder.add([placed({ seq: 3, content: { kind: 'text', text: '对', quote } })], null);
  rowChanges.drain();
  builder.add(
    [placed({ seq: 4, content: changes([{ messageId: messageId('id-3'), withdrawn: true }]) })],
    null,
  );
  expect(rowChanges.drain()).toMatchObject([
    { is: 'patch', row: { text: '', quote: null, withdrawn: true } },
  ]);
});

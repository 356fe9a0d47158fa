import { expect, test } from 'vitest';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { giftContent, message } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import type { Urgency } from '../rows/flush.ts';
import { createRoomStore } from './room-store.ts';

function opened() {
  const store = createRoomStore(site, { now: () => serverTime(60_000) });
  const items: ChatFeedItem[] = [];
  const changes: Urgency[] = [];
  const staged: ChatMessage[] = [];
  store.items$.subscribe((item) => items.push(item));
  store.changes$.subscribe((urgency) => changes.push(urgency));
  store.live$.subscribe((messages) => staged.push(...messages));
  return { store, items, changes, staged };
}

test('no greeting or flush happens before the first page', () => {
  const { store, items } = opened();
  store.add([message({ seq: 1 })]);
  store.flush();
  expect(store.greeting()).toBeNull();
  expect(items).toEqual([]);
});

test('the first page resets the list, and later changes await a flush', () => {
  const { store, items, changes } = opened();
  store.begin([message({ seq: 1 }), message({ seq: 2 })]);
  store.add([message({ seq: 3 })]);
  expect(items.map(({ is }) => is)).toEqual(['reset']);
  expect(changes).toEqual(['other']);
  store.flush();
  store.flush();
  expect(items.map(({ is }) => is)).toEqual(['reset', 'append']);
});

test('a later reader starts with the current rows', () => {
  const { store } = opened();
  store.begin([message({ seq: 1 })]);
  store.add([message({ seq: 2 })]);
  const first = store.greeting();
  expect(first?.is === 'reset' && first.rows.map(({ key }) => key)).toEqual(['id-1', 'id-2']);
});

test('a closed room begins again with its next page', () => {
  const { store } = opened();
  store.begin([message({ seq: 1 })]);
  store.close();
  expect(store.greeting()).toBeNull();
});

test('new gifts reach the stage, those from history do not', () => {
  const { store, staged } = opened();
  const gift = (seq: number, at: number) => message({ seq, at, content: giftContent(`c-${seq}`) });
  store.begin([gift(1, 59_000)]);
  store.add([gift(2, 59_500), gift(3, 20_000), message({ seq: 4, at: 59_900 })]);
  expect(staged.map(({ seq }) => seq)).toEqual([2]);
});

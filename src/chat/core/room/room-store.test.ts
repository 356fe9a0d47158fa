import { expect, test } from 'vitest';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { giftContent, message } from '#tests/fixtures/chat/chat-messages.ts';
import { site } from '#tests/fixtures/chat/memory-room.ts';
import type { Urgency } from '../rows/row-changes.ts';
import { createRoomStore } from './room-store.ts';

function opened() {
  const store = createRoomStore(site, { now: () => serverTime(60_000) });
  const items: ChatFeedItem[] = [];
  const changes: Urgency[] = [];
  const staged: ChatMessage[] = [];
  store.publisher.items$.subscribe((item) => items.push(item));
  store.changes$.subscribe((urgency) => changes.push(urgency));
  store.publisher.live$.subscribe((messages) => staged.push(...messages));
  return { store, items, changes, staged };
}

test('no greeting or flush happens before the first page', () => {
  const { store, items } = opened();
  store.intake.add([message({ seq: 1 })]);
  store.publisher.flush();
  expect(store.publisher.greeting()).toBeNull();
  expect(items).toEqual([]);
});

test('the first page resets the list, and later changes await a flush', () => {
  const { store, items, changes } = opened();
  store.intake.begin([message({ seq: 1 }), message({ seq: 2 })]);
  store.intake.add([message({ seq: 3 })]);
  expect(items.map(({ is }) => is)).toEqual(['reset']);
  expect(changes).toEqual(['other']);
  store.publisher.flush();
  store.publisher.flush();
  expect(items.map(({ is }) => is)).toEqual(['reset', 'append']);
});

test('a later reader starts with the current rows', () => {
  const { store } = opened();
  store.intake.begin([message({ seq: 1 })]);
  store.intake.add([message({ seq: 2 })]);
  const first = store.publisher.greeting();
  expect(first?.is === 'reset' && first.rows.map(({ key }) => key)).toEqual(['id-1', 'id-2']);
});

test('a closed room begins again with its next page', () => {
  const { store } = opened();
  store.intake.begin([message({ seq: 1 })]);
  store.publisher.close();
  expect(store.publisher.greeting()).toBeNull();
});

test('new gifts reach the stage, those from history do not', () => {
  const { store, staged } = opened();
  const gift = (seq: number, at: number) => message({ seq, at, content: giftContent(`c-${seq}`) });
  store.intake.begin([gift(1, 59_000)]);
  store.intake.add([gift(2, 59_500), gift(3, 20_000), message({ seq: 4, at: 59_900 })]);
  expect(staged.map(({ seq }) => seq)).toEqual([2]);
});

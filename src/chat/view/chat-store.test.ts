import { afterEach, expect, test } from 'vitest';
import { textRow } from '#chat/core/to-row.ts';
import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { serverTime } from '#contract/units/time.ts';
import { clientMsgId, message, userId } from '#tests/fixtures/chat-messages.ts';
import { reader } from '#tests/fixtures/memory-room.ts';
import { viewPorts } from '#tests/fixtures/view-ports.ts';
import { createChatStore } from './chat-store.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const text = (seq: number, mentionsMe = false): ChatRow => {
  const content = {
    kind: 'text' as const,
    text: `第 ${seq} 句`,
    mentions: mentionsMe ? [userId('me')] : [],
  };
  return textRow(message({ seq, content }), content, userId('me'));
};
const texts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => text(from + index));
const skipped = (order: number, count: number): ChatRow => ({
  kind: 'skipped',
  key: `skipped:${order}`,
  order,
  at: serverTime(0),
  count,
  why: 'fast',
});

/** A core whose ring holds what it was given; `emit` is its feed. */
function opened(ring: ChatRow[] = []) {
  let emit: (items: readonly ChatFeedItem[]) => void = () => undefined;
  const asked: string[] = [];
  const ports = viewPorts({
    follow: (onItems) => {
      emit = onItems;
      return () => undefined;
    },
    rows: async (where) => {
      asked.push(JSON.stringify(where));
      if ('after' in where) return ring.filter(({ order }) => order > where.after).slice(0, 300);
      return ring.filter(({ order }) => order < where.before).slice(-100);
    },
  });
  const store = createChatStore(ports);
  stops.push(store.start());
  const append = (...rows: ChatRow[]) => {
    ring.push(...rows);
    emit([{ is: 'append', rows }]);
  };
  const orders = () => store.state.rows.map(({ order }) => order);
  return {
    store,
    state: store.state,
    emit: (...items: ChatFeedItem[]) => emit(items),
    append,
    orders,
    asked,
  };
}
const begin = (rows: readonly ChatRow[], since = rows[0]?.order ?? 0): ChatFeedItem => ({
  is: 'reset',
  rows,
  since,
});

test('while following, the list is the newest three hundred', () => {
  const { emit, append, state, orders } = opened();
  emit(begin(texts(1, 200)));
  append(...texts(201, 400));
  expect(state.rows).toHaveLength(300);
  expect(orders()[0]).toBe(101);
  expect(state.unread.total).toBe(0);
});

test('while reading, nothing shown changes and everything that comes is counted by class', () => {
  const { emit, append, store, state } = opened();
  emit(begin(texts(1, 50)));
  store.freeze();
  const before = state.rows;
  append(...texts(51, 60), text(61, true), skipped(62, 40));
  expect(state.rows).toBe(before);
  expect(state.unread).toEqual({ total: 51, mentions: 1, gifts: 0 });
});

test('a skipped row that grows is counted again', () => {
  const { emit, append, store, state } = opened();
  emit(begin(texts(1, 5)));
  store.freeze();
  append(skipped(6, 40));
  emit({ is: 'patch', row: skipped(6, 55) });
  expect(state.unread.total).toBe(55);
});

test('back at the newest nothing is unread', () => {
  const { emit, append, store, state, orders } = opened();
  emit(begin(texts(1, 5)));
  store.freeze();
  append(...texts(6, 500));
  store.resume();
  expect(orders().at(-1)).toBe(500);
  expect(state.rows).toHaveLength(300);
  expect(state.unread.total).toBe(0);
});

test('reading on brings what came, in order, and the count falls by exactly that', async () => {
  const { emit, append, store, state, orders } = opened(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 1_050));
  await store.readOn();
  expect(orders()).toEqual(Array.from({ length: 350 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(700);
  expect(state.following).toBe(false);
});

test('reading on to the end follows again', async () => {
  const { emit, append, store, state } = opened(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 60));
  await store.readOn();
  expect(state.unread.total).toBe(0);
  await store.readOn();
  expect(state.following).toBe(true);
});

test('what even the core no longer keeps is said where it was, and comes from the platform when asked for', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, append, store, state, orders } = opened(ring);
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 1_050));
  ring.splice(0, 150);
  await store.readOn();
  expect(state.rows[50]).toMatchObject({ kind: 'gap', fromSeq: 51, toSeq: 150, state: 'missing' });
  expect(state.rows[51]?.order).toBe(151);
  expect(state.unread.total).toBe(600);
  ring.unshift(...texts(1, 150));
  await store.fillGap(state.rows[50]?.key ?? '');
  expect(orders()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(600);
});

test('what was said while a dead core was replaced is counted, marked where it is missing, and loads', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, store, state, orders } = opened(ring);
  emit(begin(texts(1, 50)));
  store.freeze();
  ring.splice(0, ring.length, ...texts(301, 400));
  emit(begin(texts(301, 400), 301));
  expect(state.unread.total).toBe(350);
  await store.readOn();
  expect(state.rows[50]).toMatchObject({ kind: 'gap', fromSeq: 51, toSeq: 300, state: 'missing' });
  expect(state.unread.total).toBe(0);
  ring.unshift(...texts(1, 300));
  await store.fillGap(state.rows[50]?.key ?? '');
  expect(orders()).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
});

test('a gap whose messages the platform no longer has stays marked', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, store, state } = opened(ring);
  emit(begin(texts(1, 50)));
  store.freeze();
  ring.splice(0, ring.length, ...texts(301, 400));
  emit(begin(texts(301, 400), 301));
  await store.readOn();
  ring.unshift(...texts(250, 300));
  await store.fillGap(state.rows[50]?.key ?? '');
  expect(state.rows[50]).toMatchObject({ kind: 'gap', fromSeq: 51, toSeq: 249, state: 'missing' });
  expect(state.rows[51]?.order).toBe(250);
});

test('a core over a platform whose numbers began again takes nothing away; going to the newest shows it', async () => {
  const ring: ChatRow[] = texts(401, 450);
  const { emit, store, state, orders } = opened(ring);
  emit(begin(texts(401, 450)));
  store.freeze();
  ring.splice(0, ring.length, ...texts(1, 20));
  emit(begin(texts(1, 20), 0));
  expect(orders()).toHaveLength(50);
  expect(state.unread.total).toBe(20);
  await store.readOn();
  expect(state.following).toBe(true);
  expect(orders()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('rows the core emits twice, by reading on and by the feed, are there once and not unread', async () => {
  const ring = texts(1, 10);
  const { emit, store, state, orders } = opened(ring);
  emit(begin(texts(1, 5)));
  store.freeze();
  emit({ is: 'append', rows: texts(6, 7) });
  await store.readOn();
  emit({ is: 'append', rows: texts(8, 10) });
  await store.readOn();
  expect(orders()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(state.unread.total).toBe(0);
});

test('reading back puts older rows before, and the index of a row stays its own', async () => {
  const { emit, store, state } = opened(texts(1, 500));
  emit(begin(texts(401, 500)));
  store.freeze();
  const indexOf = (order: number) => state.firstIndex + state.rows.findIndex((row) => row.order === order);
  const before = indexOf(450);
  await store.readBack();
  expect(state.rows).toHaveLength(200);
  expect(indexOf(450)).toBe(before);
});

test('at the beginning of the room reading back asks once', async () => {
  const { emit, store, asked } = opened(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  await store.readBack();
  await store.readBack();
  expect(asked).toEqual(['{"before":1}']);
});

test('a message filled into a gap goes to its place while reading', () => {
  const { emit, store, orders, state } = opened();
  emit(begin([...texts(1, 3), ...texts(5, 8)]));
  store.freeze();
  emit({ is: 'append', rows: [text(4)] });
  expect(orders()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(state.unread.total).toBe(0);
});

test('a core that begins again while somebody reads takes nothing away and doubles nothing', () => {
  const { emit, append, store, state, orders } = opened();
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 60));
  emit(begin(texts(1, 70)));
  expect(orders()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(20);
});

test('a row that changes is changed in a frozen list too', () => {
  const { emit, store, state } = opened();
  emit(begin([text(1), skipped(2, 5)]));
  store.freeze();
  emit({ is: 'patch', row: skipped(2, 9) });
  expect(state.rows[1]).toMatchObject({ count: 9 });
  emit({ is: 'remove', keys: ['skipped:2'] });
  expect(state.rows).toHaveLength(1);
});

test('what the network lost outlives a core that is replaced', () => {
  const { emit, state, store } = opened();
  const unsent: ChatRow = {
    kind: 'text',
    key: 'own:c-1',
    order: 2.5,
    at: serverTime(0),
    sender: reader,
    text: '还没发出去',
    messageId: null,
    quote: null,
    likes: 0,
    withdrawn: false,
    mentionsMe: false,
    own: { clientMsgId: clientMsgId('c-1'), state: { is: 'waiting' }, mentions: [] },
  };
  emit(begin(texts(1, 2)), { is: 'append', rows: [unsent] });
  emit(begin(texts(1, 4)));
  expect(state.rows.map(({ order }) => order)).toEqual([1, 2, 2.5, 3, 4]);
  expect(state.rows[2]).toMatchObject({ own: { state: { is: 'failed' } } });
  store.forget('own:c-1');
  expect(state.rows).toHaveLength(4);
});

test('a batch that is not on screen yet when the reader begins to read is unread, not shown', () => {
  const { emit, append, store, state, orders } = opened();
  emit(begin(texts(1, 5)));
  store.painted(state.rows);
  append(...texts(6, 9));
  store.freeze();
  expect(orders()).toEqual([1, 2, 3, 4, 5]);
  expect(state.unread.total).toBe(4);
});

import { expect, test, vi } from 'vitest';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { clientMsgId } from '#tests/fixtures/chat/chat-messages.ts';
import { begin, listed, text, texts } from '#tests/fixtures/chat/listed-chat.ts';
import { reader } from '#tests/fixtures/chat/memory-room.ts';

const skipped = (order: number, count: number): ChatRow => ({
  kind: 'skipped',
  key: `skipped:${order}`,
  order,
  at: serverTime(0),
  count,
  reason: 'fast',
});

test('a following list contains the newest three hundred rows', () => {
  const { emit, append, state, orders } = listed();
  emit(begin(texts(1, 200)));
  append(...texts(201, 400));
  expect(state.rows).toHaveLength(300);
  expect(orders()[0]).toBe(101);
  expect(state.unread.total).toBe(0);
});

test('a frozen list stays unchanged and counts new rows by class', () => {
  const { emit, append, store, state } = listed();
  emit(begin(texts(1, 50)));
  store.freeze();
  const before = state.rows;
  append(...texts(51, 60), text(61, true), skipped(62, 40));
  expect(state.rows).toBe(before);
  expect(state.unread).toEqual({ total: 51, mentions: 1, gifts: 0 });
});

test('a skipped row that grows is counted again', () => {
  const { emit, append, store, state } = listed();
  emit(begin(texts(1, 5)));
  store.freeze();
  append(skipped(6, 40));
  emit({ is: 'patch', row: skipped(6, 55) });
  expect(state.unread.total).toBe(55);
});

test('back at the newest nothing is unread', () => {
  const { emit, append, store, state, orders } = listed();
  emit(begin(texts(1, 5)));
  store.freeze();
  append(...texts(6, 500));
  store.resume();
  expect(orders().at(-1)).toBe(500);
  expect(state.rows).toHaveLength(300);
  expect(state.unread.total).toBe(0);
});

test('reading on appends rows in order and lowers the count exactly', async () => {
  const { emit, append, store, state, orders } = listed(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 1_050));
  await store.readOn();
  expect(orders()).toEqual(Array.from({ length: 350 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(700);
  expect(state.phase.is).toBe('reading');
});

test('reading on to the end follows again', async () => {
  const { emit, append, store, state } = listed(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 60));
  await store.readOn();
  expect(state.unread.total).toBe(0);
  await store.readOn();
  expect(state.phase.is).toBe('following');
});

test('an unread mention is scrolled into view, and the rest stays unread', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, append, store, state } = listed(ring);
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 200), text(201, true), ...texts(202, 900), text(901, true), ...texts(902, 1_050));
  await store.readToMention();
  expect(state.rows.find(({ key }) => key === state.revealing)?.order).toBe(201);
  expect(state.phase.is).toBe('reading');
  expect(state.unread.mentions).toBe(1);
  store.revealed();
  await store.readToMention();
  expect(state.rows.find(({ key }) => key === state.revealing)?.order).toBe(901);
  expect(state.unread.mentions).toBe(0);
});

test('without an unread mention the newest messages are followed', async () => {
  const { emit, append, store, state } = listed();
  emit(begin(texts(1, 5)));
  store.freeze();
  append(...texts(6, 9));
  await store.readToMention();
  expect(state.phase.is).toBe('following');
});

test('rows dropped by the core are marked and loaded from the platform', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, append, store, state, orders } = listed(ring);
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

test('messages missed while replacing the core are counted, marked and loadable', async () => {
  const ring: ChatRow[] = texts(1, 50);
  const { emit, store, state, orders } = listed(ring);
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
  const { emit, store, state } = listed(ring);
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

test('a core with restarted numbers keeps the list until jumping to newest', async () => {
  const ring: ChatRow[] = texts(401, 450);
  const { emit, store, state, orders } = listed(ring);
  emit(begin(texts(401, 450)));
  store.freeze();
  ring.splice(0, ring.length, ...texts(1, 20));
  emit(begin(texts(1, 20), 0));
  expect(orders()).toHaveLength(50);
  expect(state.unread.total).toBe(20);
  await store.readOn();
  expect(state.phase.is).toBe('following');
  expect(orders()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('rows emitted twice by the core appear once and not as unread', async () => {
  const ring = texts(1, 10);
  const { emit, store, state, orders } = listed(ring);
  emit(begin(texts(1, 5)));
  store.freeze();
  emit({ is: 'append', rows: texts(6, 7) });
  await store.readOn();
  emit({ is: 'append', rows: texts(8, 10) });
  await store.readOn();
  expect(orders()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(state.unread.total).toBe(0);
});

test('reading back prepends rows and preserves row indices', async () => {
  const { emit, store, state } = listed(texts(1, 500));
  emit(begin(texts(401, 500)));
  store.freeze();
  const indexOf = (order: number) => state.firstIndex + state.rows.findIndex((row) => row.order === order);
  const before = indexOf(450);
  await store.readBack();
  expect(state.rows).toHaveLength(200);
  expect(indexOf(450)).toBe(before);
});

test('reading back at the start of the room sends one request', async () => {
  const { emit, store, asked } = listed(texts(1, 50));
  emit(begin(texts(1, 50)));
  store.freeze();
  await store.readBack();
  await store.readBack();
  expect(asked).toEqual(['{"before":1}']);
});

test('a message filled into a gap is placed while reading', () => {
  const { emit, store, orders, state } = listed();
  emit(begin([...texts(1, 3), ...texts(5, 8)]));
  store.freeze();
  emit({ is: 'append', rows: [text(4)] });
  expect(orders()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(state.unread.total).toBe(0);
});

test('a restarted core removes and duplicates no rows while reading', () => {
  const { emit, append, store, state, orders } = listed();
  emit(begin(texts(1, 50)));
  store.freeze();
  append(...texts(51, 60));
  emit(begin(texts(1, 70)));
  expect(orders()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(20);
});

test('a row that changes is changed in a frozen list too', () => {
  const { emit, store, state } = listed();
  emit(begin([text(1), skipped(2, 5)]));
  store.freeze();
  emit({ is: 'patch', row: skipped(2, 9) });
  expect(state.rows[1]).toMatchObject({ count: 9 });
  emit({ is: 'remove', keys: ['skipped:2'] });
  expect(state.rows).toHaveLength(1);
});

test('messages lost by the network survive a core replacement', () => {
  const { emit, state, store } = listed();
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

test('a batch not yet painted when reading starts counts as unread', () => {
  const { emit, append, store, state, orders } = listed();
  emit(begin(texts(1, 5)));
  const painted = state.rows;
  store.watchScreen({ rows: () => painted, position: () => null });
  append(...texts(6, 9));
  store.freeze();
  expect(orders()).toEqual([1, 2, 3, 4, 5]);
  expect(state.unread.total).toBe(4);
});

/** Returns the reader's own message, which is shown ahead of the video. */
const ownMessage = (order: number): ChatRow => ({
  kind: 'text',
  key: `own:c-${order}`,
  order,
  at: serverTime(0),
  sender: reader,
  text: '我说的',
  messageId: null,
  quote: null,
  likes: 0,
  withdrawn: false,
  mentionsMe: false,
  own: { clientMsgId: clientMsgId(`c-${order}`), state: { is: 'sent' }, mentions: [] },
});

test('rows held below own messages are counted and can be read', async () => {
  const { emit, append, store, state, orders } = listed();
  emit(begin([...texts(1, 5), ownMessage(20)]));
  store.freeze();
  append(...texts(6, 19));
  expect(orders()).toEqual([1, 2, 3, 4, 5, 20]);
  expect(state.unread.total).toBe(14);
  await store.readOn();
  expect(orders()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(state.unread.total).toBe(0);
});

const oddOf = (rows: readonly ChatRow[]) => rows.filter(({ order }) => order % 2 === 1);
/** Limits the core to these rows from now on, as far as this reader is concerned. */
const refiltered = (ring: ChatRow[], rows: readonly ChatRow[]): ShownFeedItem => {
  ring.splice(0, ring.length, ...rows);
  return { is: 'refiltered', rows: rows.slice(-300), since: 1 };
};
const at = (order: number) => ({
  rows: () => [],
  position: () => ({ key: `id-${order}`, order, above: 7 }),
});

test('hidden rows leave a frozen list, which stays at its row', async () => {
  const ring = texts(1, 400);
  const { emit, append, store, state, orders } = listed(ring);
  emit(begin(texts(101, 400)));
  store.freeze();
  store.watchScreen(at(201));
  append(...texts(401, 460));
  emit(refiltered(ring, oddOf(ring)), { is: 'hidden', count: 230 });
  await vi.waitFor(() => expect(state.generation).toBe(1));
  expect(state.position).toEqual({ key: 'id-201', order: 201, above: 7 });
  expect(orders().every((order) => order % 2 === 1)).toBe(true);
  expect(orders()).toContain(199);
  expect(state.hidden).toBe(230);
  const end = orders().at(-1) ?? 0;
  const after = Array.from({ length: 460 }, (_, index) => index + 1).filter(
    (order) => order > end && order % 2,
  );
  await vi.waitFor(() => expect(state.unread.total).toBe(after.length));
});

test('the next row replaces a read row that is hidden', async () => {
  const ring = texts(1, 400);
  const { emit, store, state } = listed(ring);
  emit(begin(texts(101, 400)));
  store.freeze();
  store.watchScreen(at(200));
  emit(refiltered(ring, oddOf(ring)));
  await vi.waitFor(() => expect(state.position).toEqual({ key: 'id-201', order: 201, above: 0 }));
});

test('a following reader gets the newest visible rows at once', () => {
  const ring = texts(1, 400);
  const { emit, state, orders } = listed(ring);
  emit(begin(texts(101, 400)));
  emit(refiltered(ring, oddOf(ring)));
  expect(orders().at(-1)).toBe(399);
  expect(orders().every((order) => order % 2 === 1)).toBe(true);
  expect(state.generation).toBe(0);
});

test('a larger text size keeps the read row in place', () => {
  const { emit, store, state, choose } = listed();
  emit(begin(texts(1, 50)));
  choose({ size: 'large' });
  expect(state.generation).toBe(0);
  store.freeze();
  store.watchScreen(at(20));
  choose({ size: 'huge' });
  expect(state).toMatchObject({ generation: 1, position: { key: 'id-20', above: 7 } });
  choose({ size: 'huge', hideGifts: true });
  expect(state.generation).toBe(1);
  store.resume();
  expect(state).toMatchObject({ generation: 2, position: null });
});

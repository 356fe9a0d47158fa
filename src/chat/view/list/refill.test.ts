import { expect, test, vi } from 'vitest';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { begin, listed, texts } from '#tests/fixtures/chat/listed-chat.ts';

const oddOf = (rows: readonly ChatRow[]) => rows.filter(({ order }) => order % 2 === 1);
/** Limits the core to these rows from now on, as far as this reader is concerned. */
const refiltered = (ring: ChatRow[], rows: readonly ChatRow[]): ShownFeedItem => {
  ring.splice(0, ring.length, ...rows);
  return { is: 'refiltered', rows: rows.slice(-300), since: 1 };
};
const at = (order: number) => ({
  rows: () => [],
  place: () => ({ key: `id-${order}`, order, above: 7 }),
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
  expect(state.place).toEqual({ key: 'id-201', order: 201, above: 7 });
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
  await vi.waitFor(() => expect(state.place).toEqual({ key: 'id-201', order: 201, above: 0 }));
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
  expect(state).toMatchObject({ generation: 1, place: { key: 'id-20', above: 7 } });
  choose({ size: 'huge', hideGifts: true });
  expect(state.generation).toBe(1);
  store.resume();
  expect(state).toMatchObject({ generation: 2, place: null });
});

import { expect, test } from 'vitest';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { serverTime } from '#contract/units/time.ts';
import { createRing } from './ring.ts';
import { createRowBook } from './row-book.ts';

const row = (order: number, count = 1): ChatRow => ({
  kind: 'skipped',
  key: `k${order}`,
  order,
  at: serverTime(0),
  count,
});

test('a row added and changed before it was told is told once, as it is', () => {
  const book = createRowBook(createRing(10));
  book.add(row(1));
  book.patch(row(1), row(1, 5));
  expect(book.take()).toEqual([{ is: 'append', rows: [row(1, 5)] }]);
  expect(book.take()).toEqual([]);
});

test('a row told before is patched, then removed by key', () => {
  const book = createRowBook(createRing(10));
  book.add(row(1));
  book.take();
  book.patch(row(1), row(1, 2));
  expect(book.take()).toEqual([{ is: 'patch', row: row(1, 2) }]);
  book.patch(row(1, 2), row(1, 3));
  book.remove(row(1, 3));
  expect(book.take()).toEqual([{ is: 'remove', keys: ['k1'] }]);
});

test('a row that came and went untold is not mentioned', () => {
  const book = createRowBook(createRing(10));
  book.add(row(1));
  book.remove(row(1));
  expect(book.take()).toEqual([]);
});

test('rows of one batch are told in their order', () => {
  const book = createRowBook(createRing(10));
  for (const order of [3, 1, 2]) book.add(row(order));
  expect(book.take()).toEqual([{ is: 'append', rows: [row(1), row(2), row(3)] }]);
});

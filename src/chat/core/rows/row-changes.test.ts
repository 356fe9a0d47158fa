import { expect, test } from 'vitest';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { createRing } from './ring.ts';
import { createRowChanges } from './row-changes.ts';

const row = (order: number, count = 1): ChatRow => ({
  kind: 'skipped',
  key: `k${order}`,
  order,
  at: serverTime(0),
  count,
  why: 'fast',
});

test('a row changed before its first emit is emitted once, as changed', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.patch(row(1), row(1, 5));
  expect(rowChanges.take()).toEqual([{ is: 'append', rows: [row(1, 5)] }]);
  expect(rowChanges.take()).toEqual([]);
});

test('a row emitted before is patched, then removed by key', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.take();
  rowChanges.patch(row(1), row(1, 2));
  expect(rowChanges.take()).toEqual([{ is: 'patch', row: row(1, 2) }]);
  rowChanges.patch(row(1, 2), row(1, 3));
  rowChanges.remove(row(1, 3));
  expect(rowChanges.take()).toEqual([{ is: 'remove', keys: ['k1'] }]);
});

test('a row added and removed between emits is not emitted', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.remove(row(1));
  expect(rowChanges.take()).toEqual([]);
});

test('rows of one batch are emitted in their order', () => {
  const rowChanges = createRowChanges(createRing(10));
  for (const order of [3, 1, 2]) rowChanges.add(row(order));
  expect(rowChanges.take()).toEqual([{ is: 'append', rows: [row(1), row(2), row(3)] }]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { createRing } from './row-changes.ts';

const row = (order: number, key = `k${order}`, count = 1): ChatRow => ({
  kind: 'skipped',
  key,
  order,
  at: serverTime(0),
  count,
  reason: 'fast',
});
const orders = (rows: readonly ChatRow[]) => rows.map(({ order }) => order);

test('rows are sorted however they arrive, and the newest are retained', async () => {
  await fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 400 }), (list) => {
      const ring = createRing(50);
      for (const order of list) ring.upsert(row(order));
      const retained = orders(ring.last(1_000));
      expect(retained).toEqual([...retained].sort((left, right) => left - right));
      expect(retained.length).toBeLessThanOrEqual(60);
      expect(retained.at(-1)).toBe(list.length === 0 ? undefined : Math.max(...list));
    }),
  );
});

test('a row put twice replaces itself', () => {
  const ring = createRing(10);
  ring.upsert(row(1));
  ring.upsert(row(1, 'k1', 7));
  expect(ring.last(10)).toEqual([row(1, 'k1', 7)]);
});

test('a row that changes its order moves', () => {
  const ring = createRing(10);
  for (const order of [1, 2, 99]) ring.upsert(row(order));
  expect(ring.replace(row(99), row(1.5, 'k99'))).toBe(true);
  expect(orders(ring.last(10))).toEqual([1, 1.5, 2]);
  expect(ring.replace(row(50), row(51))).toBe(false);
});

test('reads on from a place in both directions', () => {
  const ring = createRing(10);
  for (const order of [1, 2, 3, 4, 5]) ring.upsert(row(order));
  expect(orders(ring.after(2, 2))).toEqual([3, 4]);
  expect(orders(ring.before(4, 2))).toEqual([2, 3]);
  expect(orders(ring.after(5, 2))).toEqual([]);
});

test('the newest matching rows are found at any distance, in order', () => {
  const ring = createRing(100);
  for (let order = 1; order <= 60; order += 1) ring.upsert(row(order));
  expect(orders(ring.lastWhere(3, ({ order }) => order % 20 === 0))).toEqual([20, 40, 60]);
  expect(orders(ring.lastWhere(2, ({ order }) => order % 20 === 0))).toEqual([40, 60]);
});

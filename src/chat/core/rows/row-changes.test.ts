import { map } from 'rxjs';
import { expect, test } from 'vitest';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { createRing, createRowChanges, flushTimes, type Urgency } from './row-changes.ts';

const row = (order: number, count = 1): ChatRow => ({
  kind: 'skipped',
  key: `k${order}`,
  order,
  at: serverTime(0),
  count,
  reason: 'fast',
});

test('a row changed before its first emit is emitted once, as changed', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.patch(row(1), row(1, 5));
  expect(rowChanges.drain()).toEqual([{ is: 'append', rows: [row(1, 5)] }]);
  expect(rowChanges.drain()).toEqual([]);
});

test('a row emitted before is patched, then removed by key', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.drain();
  rowChanges.patch(row(1), row(1, 2));
  expect(rowChanges.drain()).toEqual([{ is: 'patch', row: row(1, 2) }]);
  rowChanges.patch(row(1, 2), row(1, 3));
  rowChanges.remove(row(1, 3));
  expect(rowChanges.drain()).toEqual([{ is: 'remove', keys: ['k1'] }]);
});

test('a row added and removed between emits is not emitted', () => {
  const rowChanges = createRowChanges(createRing(10));
  rowChanges.add(row(1));
  rowChanges.remove(row(1));
  expect(rowChanges.drain()).toEqual([]);
});

test('rows of one batch are emitted in their order', () => {
  const rowChanges = createRowChanges(createRing(10));
  for (const order of [3, 1, 2]) rowChanges.add(row(order));
  expect(rowChanges.drain()).toEqual([{ is: 'append', rows: [row(1), row(2), row(3)] }]);
});

const values: Record<string, Urgency> = { o: 'other', m: 'own' };

test('a change in a quiet room is emitted a frame later', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(flushTimes(hot<Urgency>('5ms o', values), scheduler)).toBe('5ms 16ms o', values);
  });
});

test('changes that come together are emitted together', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(flushTimes(hot<Urgency>('(ooo) 4ms o', values), scheduler)).toBe('16ms o', values);
  });
});

test('changes of a busy room are emitted a quarter second apart', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const every20ms = Array.from({ length: 30 }, () => 'o 19ms ').join('');
    const times$ = flushTimes(hot<Urgency>(every20ms, values), scheduler).pipe(map(() => scheduler.now()));
    const expected = '16ms a 249ms b 249ms c 249ms d';
    expectObservable(times$).toBe(expected, { a: 16, b: 266, c: 516, d: 766 });
  });
});

test('own messages flush at once, and later others wait', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const changes$ = hot<Urgency>('m 9ms o', values);
    expectObservable(flushTimes(changes$, scheduler)).toBe('m 249ms o', values);
  });
});

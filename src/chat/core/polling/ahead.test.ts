import { expect, test } from 'vitest';
import { createAhead } from './ahead.ts';

const item = (order: number, at = order * 10) => ({ key: `k${order}`, order, at });
const orders = (items: readonly { readonly order: number }[]) => items.map(({ order }) => order);

test('due items are released once, in room order', () => {
  const ahead = createAhead(10);
  for (const order of [3, 1, 4, 2]) ahead.put(item(order));
  expect(orders(ahead.due(20))).toEqual([1, 2]);
  expect(orders(ahead.due(20))).toEqual([]);
  expect(orders(ahead.due(null))).toEqual([3, 4]);
  expect(ahead.size).toBe(0);
});

test('a held item is released as changed, a removed one never', () => {
  const ahead = createAhead<{ key: string; order: number; at: number; text?: string }>(10);
  ahead.put(item(1));
  ahead.put(item(2));
  ahead.put({ ...item(1), text: '改过' });
  expect([ahead.remove('k2'), ahead.remove('k9')]).toEqual([true, false]);
  expect(ahead.due(null)).toEqual([{ ...item(1), text: '改过' }]);
});

test('at most a fifth above the limit is retained, dropping the earliest', () => {
  const gone: number[] = [];
  const ahead = createAhead<ReturnType<typeof item>>(100, (items) => {
    gone.push(...orders(items));
    return null;
  });
  for (let order = 1; order <= 500; order += 1) {
    ahead.put(item(order));
    expect(ahead.size).toBeLessThanOrEqual(120);
  }
  const left = orders(ahead.due(null));
  expect([...gone, ...left]).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
});

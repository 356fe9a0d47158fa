import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { giftContent, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { createDelayBuffer, createStageDelay } from './delay-buffer.ts';

const gift = (seq: number, at: number) => placed({ seq, at, content: giftContent(`c-${seq}`) });
const me = userId('me');

test.each([
  [30_000, ['1']],
  [30_001, []],
])('a gift that the video passed %i ms ago may reach the stage', (agoMs, seqs) => {
  const stage = createStageDelay();
  stage.pass([gift(1, 50_000)], { until: serverTime(40_000), me, now: 50_000 });
  const passed = stage.pass([], { until: serverTime(50_000 + agoMs), me, now: 90_000 });
  expect(passed.map(({ seq }) => String(seq))).toEqual(seqs);
});

test('a gift at the current moment of the video is not held', () => {
  const stage = createStageDelay();
  const passed = stage.pass([gift(1, 40_000)], { until: serverTime(40_000), me, now: 50_000 });
  expect(passed).toHaveLength(1);
});

const item = (order: number, at = order * 10) => ({ key: `k${order}`, order, at });
const orders = (items: readonly { readonly order: number }[]) => items.map(({ order }) => order);

test('due items are released once, in room order', () => {
  const buffer = createDelayBuffer(10);
  for (const order of [3, 1, 4, 2]) buffer.set(item(order));
  expect(orders(buffer.due(20))).toEqual([1, 2]);
  expect(orders(buffer.due(20))).toEqual([]);
  expect(orders(buffer.due(null))).toEqual([3, 4]);
  expect(buffer.size).toBe(0);
});

test('a held item is released as changed, a removed one never', () => {
  const buffer = createDelayBuffer<{ key: string; order: number; at: number; text?: string }>(10);
  buffer.set(item(1));
  buffer.set(item(2));
  buffer.set({ ...item(1), text: '改过' });
  expect([buffer.remove('k2'), buffer.remove('k9')]).toEqual([true, false]);
  expect(buffer.due(null)).toEqual([{ ...item(1), text: '改过' }]);
});

test('at most a fifth above the limit is retained, dropping the earliest', () => {
  const dropped: number[] = [];
  const buffer = createDelayBuffer<ReturnType<typeof item>>(100, (items) => {
    dropped.push(...orders(items));
    return null;
  });
  for (let order = 1; order <= 500; order += 1) {
    buffer.set(item(order));
    expect(buffer.size).toBeLessThanOrEqual(120);
  }
  const remaining = orders(buffer.due(null));
  expect([...dropped, ...remaining]).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
});

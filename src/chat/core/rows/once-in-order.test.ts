import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message } from '#tests/fixtures/chat/chat-messages.ts';
import { createOnceInOrder, type Turn } from './once-in-order.ts';

const seqs = ({ messages }: Turn) => messages.map(({ seq }) => seq);
const some = (...numbers: number[]) => numbers.map((seq) => message({ seq }));

test('messages up to the start and duplicates are dropped', () => {
  const order = createOnceInOrder(10, 100);
  order.add(some(9, 10, 11, 12));
  expect(seqs(order.drain(0))).toEqual([11, 12]);
  order.add(some(11, 12, 13));
  expect(seqs(order.drain(1))).toEqual([13]);
});

test('a gap is awaited, and late messages are placed in it', () => {
  const order = createOnceInOrder(0, 100);
  order.add(some(1, 4));
  expect(seqs(order.drain(0))).toEqual([1]);
  order.add(some(3, 2));
  expect(order.drain(99)).toMatchObject({ missed: 0 });
  expect(seqs(order.drain(100))).toEqual([]);
});

test('an unfilled gap is counted as missed after a while', () => {
  const order = createOnceInOrder(0, 100);
  order.add(some(3, 4, 8));
  expect(order.drain(0)).toEqual({ messages: [], missed: 0 });
  expect(order.drain(99)).toEqual({ messages: [], missed: 0 });
  const turn = order.drain(100);
  expect(seqs(turn)).toEqual([3, 4]);
  expect(turn.missed).toBe(2);
  expect(order.rest()).toMatchObject({ messages: [{ seq: 8 }], missed: 3 });
});

test('shuffled and repeated messages are emitted once and in order', () => {
  const deliveries = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(deliveries, (batches) => {
      const order = createOnceInOrder(5, 1_000);
      const out: number[] = [];
      batches.forEach((batch, index) => {
        order.add(some(...batch));
        out.push(...seqs(order.drain(index)));
      });
      const rest = order.rest();
      out.push(...seqs(rest));
      const received = new Set(batches.flat().filter((seq) => seq > 5));
      const wanted = [...received].sort((left, right) => left - right);
      expect(out).toEqual(wanted);
      expect(rest.missed).toBe(wanted.length === 0 ? 0 : (wanted.at(-1) ?? 0) - 5 - wanted.length);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message } from '#tests/fixtures/chat/chat-messages.ts';
import { createPageMemory } from './page-memory.ts';

/** Gap so large that a loop over each number would take many seconds. */
const LARGE_GAP = 1_000_000_000;

test('a room whose sequence skips a billion is read oldest first', () => {
  const memory = createPageMemory();
  const seqs = [1, 2, LARGE_GAP, LARGE_GAP + 1];
  memory.note(0, { list: seqs.map((seq) => message({ seq })), latestSeq: LARGE_GAP + 1, floorSeq: 1 });
  const began = performance.now();
  const page = memory.after(0, 3);
  expect(performance.now() - began).toBeLessThan(500);
  expect(page).toMatchObject({
    latestSeq: LARGE_GAP + 1,
    list: [{ seq: 1 }, { seq: 2 }, { seq: LARGE_GAP }],
  });
});

const pageOf = (seqs: readonly number[]) => ({
  list: seqs.map((seq) => message({ seq })),
  latestSeq: seqs.at(-1) ?? 0,
  floorSeq: 1,
});

test('a reader gets newer messages, or the platform at a gap', () => {
  const memory = createPageMemory();
  memory.note(0, pageOf([1, 2, 3, 5]));
  expect(memory.after(1, 10)).toMatchObject({ list: [{ seq: 2 }, { seq: 3 }, { seq: 5 }] });
  expect(memory.after(3, 10)).toBe('unknown');
  expect(memory.after(5, 10)).toBe('nothing');
});

test('[6.01] a reader before a page that no tab received queries the platform', () => {
  const memory = createPageMemory();
  memory.note(0, pageOf([1, 2, 3]));
  memory.note(4, pageOf([5, 6]));
  expect(memory.after(1, 10)).toBe('unknown');
  expect(memory.after(4, 10)).toMatchObject({ list: [{ seq: 5 }, { seq: 6 }] });
  memory.note(2, pageOf([3, 4, 5]));
  expect(memory.after(2, 10)).toMatchObject({ list: [{ seq: 3 }, { seq: 4 }, { seq: 5 }, { seq: 6 }] });
});

test('[6.01] a separate older page does not bridge the gap to the memory', () => {
  const memory = createPageMemory();
  memory.note(10, pageOf([11, 12]));
  memory.note(2, pageOf([3, 4]));
  expect(memory.after(2, 10)).toBe('unknown');
  expect(memory.after(10, 10)).toMatchObject({ list: [{ seq: 11 }, { seq: 12 }] });
});

test('[6.01] whatever pages arrived, a response has no gap between two messages', () => {
  const pages = fc.array(fc.record({ afterSeq: fc.nat(40), count: fc.nat(8) }), { minLength: 1 });
  fc.assert(
    fc.property(pages, fc.nat(48), (received, reader) => {
      const memory = createPageMemory();
      for (const { afterSeq, count } of received) {
        const seqs = Array.from({ length: count }, (_, index) => afterSeq + 1 + index);
        memory.note(afterSeq, { ...pageOf(seqs), latestSeq: 48 });
      }
      const page = memory.after(reader, 100);
      if (typeof page === 'string') return;
      const seqs = page.list.map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => reader + 1 + index));
      expect(seqs.at(-1)).toBe(page.latestSeq);
    }),
  );
});

test('[6.01] an empty answer is never lower than what its reader has', () => {
  const memory = createPageMemory();
  expect(memory.empty(12)).toEqual({ list: [], latestSeq: 12, floorSeq: 1 });
  memory.note(12, pageOf([13]));
  expect(memory.empty(12).latestSeq).toBe(13);
});

test('a reader above numbers that began again is sent to the platform', () => {
  const memory = createPageMemory();
  memory.note(0, { list: [message({ seq: 100 })], latestSeq: 100, floorSeq: 1 });
  expect(memory.after(100, 10)).toBe('nothing');
  memory.note(100, { list: [], latestSeq: 3, floorSeq: 1 });
  expect(memory.after(100, 10)).toBe('unknown');
  expect(memory.after(3, 10)).toBe('nothing');
});

test('the memory keeps no text of a withdrawn message', () => {
  const memory = createPageMemory();
  const withdrawnMessage = message({ seq: 1, id: 'gone', content: { kind: 'text', text: '撤回的话' } });
  const others = message({ seq: 2, id: 'liked', content: { kind: 'text', text: '别的话' } });
  const changes = [
    { messageId: withdrawnMessage.id, withdrawn: true as const },
    { messageId: others.id, likes: 3 },
  ];
  const change = message({ seq: 3, content: { kind: 'changes', changes, setup: false } });
  memory.note(0, { list: [withdrawnMessage, others, change], latestSeq: 3, floorSeq: 1 });
  expect(memory.after(0, 2)).toMatchObject({
    list: [
      { seq: 1, withdrawn: true, content: { kind: 'text', text: '' } },
      { seq: 2, likes: 3, content: { text: '别的话' } },
    ],
  });
});

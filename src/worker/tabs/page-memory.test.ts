import { expect, test } from 'vitest';
import { message } from '#tests/fixtures/chat-messages.ts';
import { createPageMemory } from './page-memory.ts';

/** So far that a walk from number to number would take many seconds. */
const FAR = 1_000_000_000;

test('a room whose numbers leap by a billion is read at once, the oldest first', () => {
  const memory = createPageMemory();
  const seqs = [1, 2, FAR, FAR + 1];
  memory.note(0, { list: seqs.map((seq) => message({ seq })), latestSeq: FAR + 1, floorSeq: 1 });
  const began = performance.now();
  const page = memory.after(0, 3);
  expect(performance.now() - began).toBeLessThan(500);
  expect(page).toMatchObject({ latestSeq: FAR + 1, list: [{ seq: 1 }, { seq: 2 }, { seq: FAR }] });
});

test('what is asked after a number is what is newer, and unknown where the next one is missing', () => {
  const memory = createPageMemory();
  memory.note(0, { list: [1, 2, 3].map((seq) => message({ seq })), latestSeq: 3, floorSeq: 1 });
  memory.note(4, { list: [message({ seq: 5 })], latestSeq: 5, floorSeq: 1 });
  expect(memory.after(1, 10)).toMatchObject({ list: [{ seq: 2 }, { seq: 3 }, { seq: 5 }] });
  expect(memory.after(3, 10)).toBe('unknown');
  expect(memory.after(5, 10)).toBe('nothing');
});

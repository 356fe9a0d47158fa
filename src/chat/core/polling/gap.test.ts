import { expect, test } from 'vitest';
import { message } from '#tests/fixtures/chat/chat-messages.ts';
import { holesIn, stillOpen } from './gap.ts';

const at = (...seqs: number[]) => seqs.map((seq) => message({ seq }));

test('a run that continues has no holes', () => {
  expect(holesIn(10, at(11, 12, 13))).toEqual([]);
});

test('holes are found at the start and in the middle', () => {
  expect(holesIn(10, at(13, 14, 17))).toEqual([
    { fromSeq: 11, toSeq: 12 },
    { fromSeq: 15, toSeq: 16 },
  ]);
});

test('a duplicate or out-of-order message creates no gap', () => {
  expect(holesIn(10, at(11, 11, 10, 12))).toEqual([]);
});

test('a gap is filled once all its seqs have arrived', () => {
  expect(stillOpen({ fromSeq: 5, toSeq: 7 }, at(5, 6, 7))).toEqual([]);
});

test('a hole filled in part leaves exactly what is still missing', () => {
  expect(stillOpen({ fromSeq: 5, toSeq: 9 }, at(5, 7))).toEqual([
    { fromSeq: 6, toSeq: 6 },
    { fromSeq: 8, toSeq: 9 },
  ]);
  expect(stillOpen({ fromSeq: 5, toSeq: 9 }, [])).toEqual([{ fromSeq: 5, toSeq: 9 }]);
});

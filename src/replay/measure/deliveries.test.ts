import { expect, test } from 'vitest';
import { createDeliveries } from './deliveries.ts';

/** The number of a send of ours is its seq minus a hundred. */
const ours = (...seqs: number[]) => seqs.map((seq) => ({ seq, n: seq - 100 }));

function viewer() {
  const deliveries = createDeliveries();
  deliveries.begin(100);
  return deliveries;
}

test('the messages of the first page do not count', () => {
  const deliveries = viewer();
  expect(deliveries.record({ afterSeq: 0, list: ours(99, 100, 101) })).toEqual([1]);
});

test('a message repeated without another request counts as duplicated', () => {
  const deliveries = viewer();
  deliveries.record({ afterSeq: 100, list: ours(101, 102, 102) });
  deliveries.record({ afterSeq: 102, list: ours(102, 103) });
  deliveries.record({ afterSeq: 100, list: ours(101, 102) });
  expect(deliveries.counts).toMatchObject({ delivered: 3, duplicated: 2, reordered: 0, recovered: 0 });
});

test('a send that the platform recorded twice is duplicated', () => {
  const deliveries = viewer();
  deliveries.record({
    afterSeq: 100,
    list: [
      { seq: 101, n: 7 },
      { seq: 102, n: 7 },
    ],
  });
  expect(deliveries.counts).toMatchObject({ delivered: 1, duplicated: 1 });
});

test('a message that arrives after a later one counts as reordered', () => {
  const deliveries = viewer();
  deliveries.record({ afterSeq: 100, list: ours(102, 101, 104) });
  deliveries.record({ afterSeq: 104, list: ours(103, 105) });
  expect(deliveries.counts).toMatchObject({ delivered: 5, duplicated: 0, reordered: 2, recovered: 0 });
});

test('a gap that is filled on request is recovered, not reordered', () => {
  const deliveries = viewer();
  deliveries.record({ afterSeq: 100, list: ours(101, 103) });
  deliveries.record({ afterSeq: 101, list: ours(102) });
  expect(deliveries.counts).toMatchObject({ delivered: 3, reordered: 0, recovered: 1 });
});

test('foreign messages are part of the order and are counted separately', () => {
  const deliveries = viewer();
  deliveries.record({ afterSeq: 100, list: [{ seq: 102, n: null }, ...ours(101)] });
  expect(deliveries.counts).toMatchObject({ delivered: 1, foreign: 1, reordered: 1 });
});

test('changed content counts once; another room’s message is no delivery', () => {
  const deliveries = createDeliveries();
  deliveries.begin(0);
  const list = [
    { seq: 1, n: 0, fault: 'altered' as const },
    { seq: 2, n: 1, fault: 'misrouted' as const },
    { seq: 3, n: 2, fault: null },
  ];
  expect(deliveries.record({ afterSeq: 0, list })).toEqual([0, 2]);
  deliveries.record({ afterSeq: 0, list });
  expect(deliveries.counts).toMatchObject({ delivered: 2, altered: 1, misrouted: 1, duplicated: 0 });
});

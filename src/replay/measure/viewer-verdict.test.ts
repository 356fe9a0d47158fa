import { expect, test } from 'vitest';
import { createDeliveries } from './deliveries.ts';
import { checkRecord } from './room-record.ts';
import { judgeViewer } from './viewer-verdict.ts';

const record = Array.from({ length: 10 }, (_, n) => ({ seq: n + 1, n }));

function deliveriesOf(since: number, ...seqs: number[]) {
  const deliveries = createDeliveries();
  deliveries.begin(since);
  deliveries.record({ afterSeq: since, list: seqs.map((seq) => ({ seq, n: seq - 1 })) });
  return deliveries;
}

test('consecutive losses are one gap', () => {
  expect(judgeViewer(record, deliveriesOf(0, 1, 4, 5, 6, 7, 8, 10), true)).toEqual({
    expected: 10,
    lost: 3,
    undecided: 0,
    gaps: [
      { fromN: 1, toN: 2, count: 2 },
      { fromN: 8, toN: 8, count: 1 },
    ],
  });
});

test('a viewer is judged only by the time it was present', () => {
  expect(judgeViewer(record, deliveriesOf(6, 7, 9), false)).toMatchObject({ expected: 3, lost: 1 });
  expect(judgeViewer(record, deliveriesOf(6, 7, 9), true)).toMatchObject({ expected: 4, lost: 2 });
  expect(judgeViewer(record, createDeliveries(), true)).toMatchObject({ expected: 0, lost: 0 });
});

test('a message missing when the run was stopped is undecided, not lost', () => {
  expect(judgeViewer(record, deliveriesOf(0, 1, 2, 4), false)).toMatchObject({
    expected: 4,
    lost: 1,
    undecided: 6,
  });
  expect(judgeViewer(record, deliveriesOf(0, 1, 2, 4), true)).toMatchObject({
    expected: 10,
    lost: 7,
    undecided: 0,
  });
});

test('the record is compared with the acknowledged sends in each sender’s order', () => {
  const by = (sender: number, ...ns: number[]) => ns.map((n) => ({ n, sender }));
  const recorded = [1, 0, 3, 3, 2].map((n, index) => ({ seq: index + 1, n }));
  expect(checkRecord(recorded, [...by(0, 0, 3, 4), ...by(1, 1, 2)])).toEqual({
    acknowledged: 5,
    recorded: 4,
    lost: 1,
    duplicated: 1,
    reordered: 0,
  });
  expect(checkRecord(recorded, by(0, 0, 1, 2, 3))).toMatchObject({ lost: 0, duplicated: 1, reordered: 2 });
});

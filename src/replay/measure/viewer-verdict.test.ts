import { expect, test } from 'vitest';
import { createDeliveries } from './deliveries.ts';
import { checkRecord } from './room-record.ts';
import { judgeViewer, judgeViewers } from './viewer-verdict.ts';

const record = Array.from({ length: 10 }, (_, n) => ({ seq: n + 1, n }));

const STAYED = Number.POSITIVE_INFINITY;
const STOPPED = Number.NaN;

function deliveriesOf(since: number, ...seqs: number[]) {
  const deliveries = createDeliveries();
  deliveries.begin(since);
  deliveries.record({ afterSeq: since, list: seqs.map((seq) => ({ seq, n: seq - 1 })) });
  return deliveries;
}

test('consecutive losses are one gap', () => {
  expect(judgeViewer(record, deliveriesOf(0, 1, 4, 5, 6, 7, 8, 10), STAYED)).toEqual({
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
  expect(judgeViewer(record, deliveriesOf(6, 7, 9), STOPPED)).toMatchObject({ expected: 3, lost: 1 });
  expect(judgeViewer(record, deliveriesOf(6, 7, 9), STAYED)).toMatchObject({ expected: 4, lost: 2 });
  expect(judgeViewer(record, createDeliveries(), STAYED)).toMatchObject({ expected: 0, lost: 0 });
});

test('a message missing when the run was stopped is undecided, not lost', () => {
  expect(judgeViewer(record, deliveriesOf(0, 1, 2, 4), STOPPED)).toMatchObject({
    expected: 4,
    lost: 1,
    undecided: 6,
  });
  expect(judgeViewer(record, deliveriesOf(0, 1, 2, 4), STAYED)).toMatchObject({
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

test('a viewer that left lost what was due five seconds before', () => {
  const momentOf = (n: number) => n * 1_000;
  expect(judgeViewer(record, deliveriesOf(0, 1), 9_000, momentOf)).toMatchObject({
    expected: 5,
    lost: 4,
    undecided: 5,
  });
});

test('viewers without a first page are counted, with what they missed', () => {
  const viewer = (number: number, enteredAt: number, leftAt: number, failed = false) => ({
    options: { viewer: number, room: 'm-1' },
    deliveries: createDeliveries(),
    presence: { enteredAt, leftAt, failed },
  });
  const judged = judgeViewers(
    [viewer(0, 0, STAYED), viewer(1, 0, 4_000), viewer(2, 0, STAYED, true), viewer(3, 0, STOPPED)],
    { 'm-1': record },
    (n) => n * 1_000,
  );
  expect(judged).toMatchObject({ viewers: 0, withoutPage: 1, uncovered: 5, witnessed: 0 });
});

test('a send that several viewers should receive is witnessed once', () => {
  const viewer = (number: number, since: number) => ({
    options: { viewer: number, room: 'm-1' },
    deliveries: deliveriesOf(since, 9, 10),
    presence: { enteredAt: 0, leftAt: STAYED, failed: false },
  });
  expect(judgeViewers([viewer(0, 8), viewer(1, 6)], { 'm-1': record }).witnessed).toBe(4);
});

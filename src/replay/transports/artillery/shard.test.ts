import { expect, test } from 'vitest';
import { shardOf } from './shard.ts';

const phase = (worker: number, totalWorkers: number) => [{ duration: 1, worker, totalWorkers }];

test.each([
  [undefined, undefined, { index: 0, of: 1 }],
  [phase(2, 3), undefined, { index: 1, of: 3 }],
  [phase(1, 1), '2/3', { index: 1, of: 3 }],
  [phase(2, 4), '3/3', { index: 9, of: 12 }],
  [[{ duration: 1 }], '', { index: 0, of: 1 }],
])('phases %j on machine %j: %j', (phases, machine, shard) => {
  expect(shardOf(phases, machine)).toEqual(shard);
});

test('the shards of machines and their workers do not overlap', () => {
  const shards = ['1/3', '2/3', '3/3'].flatMap((machine) =>
    [1, 2].map((worker) => shardOf(phase(worker, 2), machine)),
  );
  expect(shards.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(shards.map(({ of }) => of))).toEqual(new Set([6]));
});

test.each(['0/2', '3/2', '2', 'x/y'])('%j is refused as a shard', (machine) => {
  expect(() => shardOf(phase(1, 1), machine)).toThrow('COURTSIDE_SHARE');
});

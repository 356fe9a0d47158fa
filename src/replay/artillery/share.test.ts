import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

const phase = (worker: number, totalWorkers: number) => [{ duration: 1, worker, totalWorkers }];

test.each([
  [undefined, undefined, { index: 0, of: 1 }],
  [phase(2, 3), undefined, { index: 1, of: 3 }],
  [phase(1, 1), '2/3', { index: 1, of: 3 }],
  [phase(2, 4), '3/3', { index: 9, of: 12 }],
  [[{ duration: 1 }], '', { index: 0, of: 1 }],
])('phases %j on machine %j: %j', (phases, machine, share) => {
  expect(shareOf(phases, machine)).toEqual(share);
});

test('machines and their workers share a plan without overlap', () => {
  const shares = ['1/3', '2/3', '3/3'].flatMap((machine) =>
    [1, 2].map((worker) => shareOf(phase(worker, 2), machine)),
  );
  expect(shares.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(shares.map(({ of }) => of))).toEqual(new Set([6]));
});

test.each(['0/2', '3/2', '2', 'x/y'])('%j is no share', (machine) => {
  expect(() => shareOf(phase(1, 1), machine)).toThrow('COURTSIDE_SHARE');
});

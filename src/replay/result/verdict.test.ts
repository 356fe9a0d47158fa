import { expect, test } from 'vitest';
import { noPages } from '#replay/measure/pages.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import { EXIT_OF, unprovedBecause, verdictOf } from './verdict.ts';

const HEALTHY = { interrupted: false, unproved: null, saturated: false, holds: true };

test.for([
  [{}, 0],
  [{ holds: false }, 99],
  [{ saturated: true }, 98],
  [{ saturated: true, holds: false }, 98],
  [{ unproved: 'nothing was sent' }, 97],
  [{ unproved: 'nothing was sent', saturated: true }, 97],
  [{ interrupted: true, saturated: true, holds: false }, 105],
] as const)('%o ends with %i', ([facts, code]) => {
  expect(EXIT_OF[verdictOf({ ...HEALTHY, ...facts })]).toBe(code);
});

const RECORDS = { 'm-1': { acknowledged: 9, recorded: 9, lost: 0, duplicated: 0, reordered: 0 } };

function evidence(change: (tally: Tally) => Partial<Tally>) {
  const emptyTally = mergeTallies([]);
  const completeTally: Tally = {
    ...emptyTally,
    sends: { ...emptyTally.sends, due: 9, acknowledged: 9 },
    viewers: { here: 2, entered: 2, failed: 0 },
    deliveries: { ...emptyTally.deliveries, delivered: 18 },
    judged: { ...emptyTally.judged, viewers: 2, expected: 18 },
  };
  return {
    tally: { ...completeTally, ...change(completeTally) },
    records: RECORDS,
    thresholds: [],
    plan: { sends: 9 },
  };
}

test('a run in which everything arrived proves something', () => {
  expect(unprovedBecause(evidence(() => ({})))).toBeNull();
});

test.for([
  ['nothing was sent', ({ sends }: Tally) => ({ sends: { ...sends, due: 0, acknowledged: 0 } })],
  [
    'nothing of what was sent was acknowledged',
    ({ sends }: Tally) => ({ sends: { ...sends, acknowledged: 0 } }),
  ],
  ['no viewer could come', () => ({ viewers: { here: 0, entered: 0, failed: 2 } })],
  ['no viewer got a first page', ({ judged }: Tally) => ({ judged: { ...judged, viewers: 0, expected: 0 } })],
  ['only 8 of 9 planned sends were sent', ({ sends }: Tally) => ({ sends: { ...sends, due: 8 } })],
  [
    'no viewer was there for anything that was sent',
    ({ judged }: Tally) => ({ judged: { ...judged, expected: 0 } }),
  ],
  ['nothing arrived', ({ deliveries }: Tally) => ({ deliveries: { ...deliveries, delivered: 0 } })],
] as const)('a run proves nothing when %s', ([reason, change]) => {
  expect(unprovedBecause(evidence(change))).toBe(reason);
});

test('a run without a record or a sample proves nothing', () => {
  const complete = evidence(() => ({}));
  expect(unprovedBecause({ ...complete, records: {} })).toMatch(/record could not be read/);
  const blank = [{ threshold: 'seen.p99<1', value: null, passed: false }];
  expect(unprovedBecause({ ...complete, thresholds: blank })).toBe('there is no sample for seen.p99<1');
});

test('pages of a browser are there for what no other viewer was', () => {
  const pages = { ...noPages(), rows: { ...noPages().rows, owed: 9 } };
  const watched = evidence(({ judged }) => ({ judged: { ...judged, expected: 0 }, pages }));
  expect(unprovedBecause(watched)).toBeNull();
});

import { expect, test } from 'vitest';
import { both, failedAfter, failureOf, lastOf, PENDING, ready } from './loadable.ts';

test('a known value survives failures, and is removed when idle', () => {
  const failed = failedAfter(ready(1), 'TIMEOUT');
  expect(lastOf(failed)).toBe(1);
  expect(lastOf(failedAfter(failed, 'OFFLINE'))).toBe(1);
  expect(lastOf(failedAfter(PENDING, 'OFFLINE'))).toBeNull();
  expect(lastOf(failedAfter({ is: 'idle' }, 'OFFLINE'))).toBeNull();
});

test('only a failed latest request has a failure', () => {
  expect(failureOf(failedAfter(ready(1), 'TIMEOUT'))).toBe('TIMEOUT');
  expect(failureOf(ready(1))).toBeNull();
  expect(failureOf(undefined)).toBeNull();
});

test('a pair is ready once both are, and fails if either does', () => {
  const failed = failedAfter(PENDING, 'TIMEOUT');
  expect(both(ready(1), ready('a'))).toEqual(ready([1, 'a']));
  expect(both(ready(1), PENDING)).toEqual(PENDING);
  expect(both(failed, PENDING)).toEqual({ is: 'failed', error: 'TIMEOUT', last: null });
  expect(both(failedAfter(ready(1), 'OFFLINE'), PENDING)).toEqual(PENDING);
  expect(both(failedAfter(ready(1), 'OFFLINE'), failed)).toEqual({
    is: 'failed',
    error: 'TIMEOUT',
    last: null,
  });
  expect(both(ready(1), failedAfter(ready('a'), 'OFFLINE'))).toEqual({
    is: 'failed',
    error: 'OFFLINE',
    last: [1, 'a'],
  });
});

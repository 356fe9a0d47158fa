import { expect, test } from 'vitest';
import { failedAfter, failureOf, lastOf, PENDING, ready } from './loadable.ts';

test('what was known stays through failures, and is gone when nobody asks', () => {
  const failed = failedAfter(ready(1), 'TIMEOUT');
  expect(lastOf(failed)).toBe(1);
  expect(lastOf(failedAfter(failed, 'OFFLINE'))).toBe(1);
  expect(lastOf(failedAfter(PENDING, 'OFFLINE'))).toBeNull();
  expect(lastOf(failedAfter({ is: 'idle' }, 'OFFLINE'))).toBeNull();
});

test('only a latest request that failed has a failure', () => {
  expect(failureOf(failedAfter(ready(1), 'TIMEOUT'))).toBe('TIMEOUT');
  expect(failureOf(ready(1))).toBeNull();
  expect(failureOf(undefined)).toBeNull();
});

import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { retry } from './retry.ts';

const failing = (times: number, code: 'TIMEOUT' | 'NAME_TAKEN') => async (attempt: number) => {
  if (attempt < times) throw appError(code);
  return attempt;
};

test('a temporary failure is retried', async () => {
  expect(await retry('logging in', failing(4, 'TIMEOUT'), 0)).toBe(4);
});

test.each([
  [5, 'TIMEOUT', 'nobody answers (TIMEOUT); is the platform running'],
  [1, 'NAME_TAKEN', 'the platform says NAME_TAKEN'],
] as const)('after %i failures with %s the error names the failed action', async (times, code, reason) => {
  const done = retry('logging in', failing(times, code), 0);
  await expect(done).rejects.toThrow(`logging in: ${reason}`);
});

test('an error of our own is not reported as the platform’s', async () => {
  const broken = new TypeError('x is undefined');
  await expect(retry('logging in', () => Promise.reject(broken), 0)).rejects.toBe(broken);
});

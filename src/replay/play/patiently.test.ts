import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { patiently } from './patiently.ts';

const failing = (times: number, code: 'TIMEOUT' | 'NAME_TAKEN') => async (tried: number) => {
  if (tried < times) throw appError(code);
  return tried;
};

test('what may go better next time is tried again', async () => {
  expect(await patiently('logging in', failing(4, 'TIMEOUT'), 0)).toBe(4);
});

test.each([
  [5, 'TIMEOUT', 'nobody answers (TIMEOUT); is the platform running'],
  [1, 'NAME_TAKEN', 'the platform says NAME_TAKEN'],
] as const)('after %i failures with %s it is told what could not be done', async (times, code, why) => {
  const done = patiently('logging in', failing(times, code), 0);
  await expect(done).rejects.toThrow(`logging in: ${why}`);
});

test('a mistake of ours is not the platform’s', async () => {
  const broken = new TypeError('x is undefined');
  await expect(patiently('logging in', () => Promise.reject(broken), 0)).rejects.toBe(broken);
});

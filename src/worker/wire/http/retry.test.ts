import { expect, test } from 'vitest';
import { type AppError, appError } from '#contract/errors.ts';
import { withRetry } from './retry.ts';

const POLICY = { times: 2, delayMs: 0 } as const;

/** Number of attempts for a call that always fails. */
async function attempts(error: AppError): Promise<number> {
  let sent = 0;
  const attempt = async () => {
    sent += 1;
    throw error;
  };
  await withRetry(POLICY, attempt, async () => undefined).catch(() => undefined);
  return sent;
}

test.each([400, 401, 403, 404, 429, 499])(
  '[7.04] a refusal with status %d is not sent again',
  async (status) => {
    expect(await attempts(appError('HTTP_STATUS', { status }))).toBe(1);
  },
);

test.each([500, 502, 503])('[7.04] a trouble with status %d is sent again', async (status) => {
  expect(await attempts(appError('HTTP_STATUS', { status }))).toBe(3);
});

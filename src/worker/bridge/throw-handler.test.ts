import { expose, wrap } from 'comlink';
import { expect, onTestFinished, test } from 'vitest';
import { AppError, appError } from '#contract/errors.ts';
import { transferFullErrors } from './throw-handler.ts';

/** Throws at the other end of a channel and returns what arrives. */
async function across(thrown: unknown): Promise<unknown> {
  transferFullErrors();
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  expose(() => Promise.reject(thrown), port2);
  const remote = wrap<() => Promise<unknown>>(port1);
  return remote().catch((error: unknown) => error);
}

test('an AppError arrives as it left', async () => {
  const error = await across(appError('CHAT_MUTED', { until: 5, message: '禁言中' }));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'CHAT_MUTED',
    kind: 'server',
    retry: false,
    detail: { until: 5, message: '禁言中' },
  });
});

test.each([[new TypeError('x is not a function')], ['a text'], [undefined]])(
  'any other thrown value (%j) arrives as BUG',
  async (thrown) => {
    expect(await across(thrown)).toMatchObject({ code: 'BUG', kind: 'bug', retry: false });
  },
);

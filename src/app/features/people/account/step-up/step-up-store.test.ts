import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { stepUp, withStepUp } from './step-up-store.ts';

/** Rejects until a code was given. */
function guarded() {
  let isProven = false;
  const work = async () => {
    if (!isProven) throw appError('STEP_UP_NEEDED');
    return 'done';
  };
  const prove = () => {
    isProven = true;
  };
  return { work, prove };
}

test('[7.16] an action that needs a code is retried only with one', async () => {
  const { work, prove } = guarded();
  const first = withStepUp('firstPayee', work);
  await Promise.resolve();
  await expect.poll(() => stepUp.request?.action).toBe('firstPayee');
  stepUp.request?.answer(false);
  await expect(first).rejects.toMatchObject({ code: 'STEP_UP_NEEDED' });
  expect(stepUp.request).toBeNull();
  const second = withStepUp('firstPayee', work);
  await expect.poll(() => stepUp.request?.action).toBe('firstPayee');
  prove();
  stepUp.request?.answer(true);
  await expect(second).resolves.toBe('done');
});

test('[7.16] a refusal for another reason requests no code', async () => {
  const refused = withStepUp('firstPayee', () => Promise.reject(appError('PAYEES_FULL')));
  await expect(refused).rejects.toMatchObject({ code: 'PAYEES_FULL' });
  expect(stepUp.request).toBeNull();
});

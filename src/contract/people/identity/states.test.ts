import { expect, test } from 'vitest';
import { IDENTITY_STATES, IDENTITY_STEPS, type IdentityStep, identityAfter } from './states.table.ts';

const reached = (step: IdentityStep) =>
  IDENTITY_STATES.filter((state) => identityAfter(state, step) !== null);

test('[P.25] a document is submitted, decided and expired in order', () => {
  expect(reached('submit')).toEqual(['none', 'verified', 'rejected', 'expired']);
  expect(reached('accept')).toEqual(['pending']);
  expect(reached('reject')).toEqual(['pending']);
  expect(reached('expire')).toEqual(['verified']);
});

test('[P.25] every state is reached, and every step leads to a state', () => {
  const led = IDENTITY_STATES.flatMap((state) => IDENTITY_STEPS.map((step) => identityAfter(state, step)));
  expect(new Set(led.filter((state) => state !== null))).toEqual(
    new Set(IDENTITY_STATES.filter((state) => state !== 'none')),
  );
});

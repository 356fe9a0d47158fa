import { expect, test } from 'vitest';
import { INVITATION_STATES, type InvitationStep, invitationAfter } from './states.table.ts';

const reached = (step: InvitationStep) =>
  INVITATION_STATES.filter((state) => invitationAfter(state, step) !== null);

test('[1.02] an invitation is paid once, only after its terms are met', () => {
  expect(reached('qualify')).toEqual(['registered']);
  expect(reached('lapse')).toEqual(['registered']);
  expect(reached('reward')).toEqual(['qualified']);
  expect(reached('refuse')).toEqual(['registered', 'qualified']);
});

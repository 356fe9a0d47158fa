import { expect, test } from 'vitest';
import { RAISE_EXPIRY_MS } from '../own-limit/constants.ts';
import { limitRaiseMachine, mayAnswerRaise, raiseStateAt } from './raise-states.table.ts';

const AT = 1_781_269_200_000;

test('[P.15] a raise waits, is confirmable for seven days, then is dropped', () => {
  expect(raiseStateAt(AT, AT - 1)).toBe('pending');
  expect(raiseStateAt(AT, AT)).toBe('confirmable');
  expect(raiseStateAt(AT, AT + RAISE_EXPIRY_MS - 1)).toBe('confirmable');
  expect(raiseStateAt(AT, AT + RAISE_EXPIRY_MS)).toBe('dropped');
});

test('[P.15] a raise can be confirmed after its wait, rejected until it expires', () => {
  expect(mayAnswerRaise(AT, 'accept', AT - 1)).toBe(false);
  expect(mayAnswerRaise(AT, 'accept', AT)).toBe(true);
  expect(mayAnswerRaise(AT, 'keep', AT - 1)).toBe(true);
  expect(mayAnswerRaise(AT, 'keep', AT + RAISE_EXPIRY_MS)).toBe(false);
});

test('[P.15] a lowering drops a raise, another raise begins again', () => {
  expect(limitRaiseMachine.states.pending.lower).toBe('dropped');
  expect(limitRaiseMachine.states.confirmable.lower).toBe('dropped');
  expect(limitRaiseMachine.states.confirmable.raise).toBe('pending');
});

import { expect, test } from 'vitest';
import { BET_STATES, betMachine, nextBetState } from './states.table.ts';

const steps = (state: (typeof BET_STATES)[number]) => Object.values(betMachine.states[state]);

test('every state of a bet can be reached', () => {
  const seen = new Set<(typeof BET_STATES)[number]>([betMachine.first]);
  for (const state of seen) for (const next of steps(state)) seen.add(next);
  expect([...seen].toSorted()).toEqual([...BET_STATES].toSorted());
});

test('a pending bet cannot be cancelled, and an accepted offer waits again', () => {
  expect(nextBetState('delayed', 'leave')).toBeNull();
  expect(nextBetState('reOffered', 'accept')).toBe('delayed');
});

test('a fully cashed-out bet is never settled or reopened', () => {
  expect(nextBetState('cashedOut', 'decided')).toBeNull();
  expect(nextBetState('settled', 'decided')).toBe('settled');
  expect(nextBetState('settled', 'cashedOutWholly')).toBeNull();
  expect(nextBetState('settled', 'reopened')).toBe('open');
  expect(nextBetState('cashedOut', 'reopened')).toBeNull();
});

import { expect, test } from 'vitest';
import {
  RESTRICTION_STATES,
  RESTRICTION_STEPS,
  type RestrictionStep,
  restrictionAfter,
} from './states.table.ts';

const from = (step: RestrictionStep) =>
  RESTRICTION_STATES.filter((state) => restrictionAfter(state, step) !== null);

test('[P.18] only the clock ends a break or an exclusion', () => {
  expect(RESTRICTION_STEPS.filter((step) => restrictionAfter('resting', step) === 'free')).toEqual([
    'expire',
  ]);
  expect(RESTRICTION_STEPS.map((step) => restrictionAfter('excluded', step))).not.toContain('free');
  expect(from('ask')).toEqual(['ended', 'closed']);
  expect(from('open')).toEqual(['reopening', 'restoring']);
});

test('[P.18] an exclusion can begin in any state, unlike a break', () => {
  expect(from('exclude')).toEqual([...RESTRICTION_STATES]);
  expect(from('rest')).toEqual(['free', 'resting']);
});

test('every state of a restriction can be reached', () => {
  const reached = new Set(['free']);
  for (const state of RESTRICTION_STATES)
    for (const step of RESTRICTION_STEPS) reached.add(restrictionAfter(state, step) ?? 'free');
  expect([...reached].toSorted()).toEqual([...RESTRICTION_STATES].toSorted());
});

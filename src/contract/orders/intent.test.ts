import { expect, test } from 'vitest';
import { INTENT_EVENTS, INTENT_STATES, intentMachine, nextIntentState } from './intent.table.ts';

const stepsOf = (state: (typeof INTENT_STATES)[number]): readonly string[] =>
  Object.values(intentMachine.states[state]);

test('[4.05] an intent reaches every state from its first one, and an end from each', () => {
  const reached = new Set<string>([intentMachine.first]);
  for (const state of INTENT_STATES)
    if (reached.has(state)) for (const next of stepsOf(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual(INTENT_STATES.toSorted());
  const ends = INTENT_STATES.filter((state) => stepsOf(state).length === 0);
  expect(ends).toEqual(['made', 'refused', 'notMade']);
});

test('[4.05] a lost answer never leads straight to a failure', () => {
  expect(nextIntentState('sending', 'lost')).toBe('verifying');
  expect(stepsOf('sending')).not.toContain('notMade');
});

test.each(INTENT_EVENTS)('[4.05] nothing happens to an intent that has ended: %s', (event) => {
  expect(() => nextIntentState('made', event)).toThrow(RangeError);
});

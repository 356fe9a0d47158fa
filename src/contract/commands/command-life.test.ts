import { expect, test } from 'vitest';
import { COMMAND_EVENTS, COMMAND_STATES, commandMachine, nextCommandState } from './command-life.table.ts';

const stepsOf = (state: (typeof COMMAND_STATES)[number]): readonly string[] =>
  Object.values(commandMachine.states[state]);

test('[4.05] a command reaches every state, and an end from each', () => {
  const reached = new Set<string>([commandMachine.first]);
  for (const state of COMMAND_STATES)
    if (reached.has(state)) for (const next of stepsOf(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual(COMMAND_STATES.toSorted());
  const ends = COMMAND_STATES.filter((state) => stepsOf(state).length === 0);
  expect(ends).toEqual(['made', 'refused', 'notMade']);
});

test('[4.05] a lost answer never leads straight to a failure', () => {
  expect(nextCommandState('sending', 'lost')).toBe('verifying');
  expect(stepsOf('sending')).not.toContain('notMade');
});

test.each(COMMAND_EVENTS)('[4.05] a command that has ended accepts no event: %s', (event) => {
  expect(() => nextCommandState('made', event)).toThrow(RangeError);
});

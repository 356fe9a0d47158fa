import { describe, expect, test } from 'vitest';
import { orderMachines } from './machines.table.ts';
import { nextState, type OrderMachine } from './order-machine.ts';

/** Returns every step of a state with its target. */
const stepsOf = (machine: OrderMachine<string>, state: string): readonly (readonly [string, string])[] => {
  const { actions = {}, events = {} } = machine.states[state] ?? { outcome: 'open' };
  return [...Object.entries(actions), ...Object.entries(events)];
};

function reachableFrom(machine: OrderMachine<string>, start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const state of seen) for (const [, next] of stepsOf(machine, state)) seen.add(next);
  return seen;
}

const machines: readonly (readonly [string, OrderMachine<string>])[] = Object.entries(orderMachines);

describe.each(machines)('[4.05] the life of %s', (_kind, machine) => {
  const states = Object.keys(machine.states);

  test('leads everywhere from its first state', () => {
    expect([...reachableFrom(machine, machine.first)].toSorted()).toEqual(states.toSorted());
  });

  test('can end from whatever state it is in', () => {
    const isEnd = (state: string) => machine.states[state]?.outcome !== 'open';
    const stuck = states.filter((state) => ![...reachableFrom(machine, state)].some(isEnd));
    expect(stuck).toEqual([]);
  });

  test('moves only by an appeal once it has ended', () => {
    const ended = states.filter((state) => machine.states[state]?.outcome !== 'open');
    const moves = ended.flatMap((state) => stepsOf(machine, state).filter(([, next]) => next !== state));
    expect(moves.every(([step]) => step === 'appeal')).toBe(true);
  });
});

test('[4.05] a step without a transition leads to no state', () => {
  expect(nextState(orderMachines.deposit, 'credited', 'cancel')).toBeNull();
  expect(nextState(orderMachines.deposit, 'created', 'cancel')).toBe('cancelled');
});

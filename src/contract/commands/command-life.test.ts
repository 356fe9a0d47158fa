import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { type CommandKind, CommandSubject } from './command.ts';
import {
  COMMAND_EVENTS,
  COMMAND_STATES,
  commandMachine,
  nextCommandState,
  unsentLimitMs,
} from './command-life.table.ts';

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

const PRICED = 10 * SECOND_MS;
const OTHERS = 10 * MINUTE_MS;

/** Time each kind of command waits for the network, ms: a price is worth seconds. */
const LIMITS: Readonly<Record<CommandKind, number>> = {
  placeBet: PRICED,
  answerBet: PRICED,
  cashOut: PRICED,
  exchange: PRICED,
  deposit: OTHERS,
  fastDeposit: OTHERS,
  withdrawal: OTHERS,
  transfer: OTHERS,
  oneClickIn: OTHERS,
  recovery: OTHERS,
  orderAction: OTHERS,
  buyCoins: OTHERS,
  gift: OTHERS,
  treasury: OTHERS,
  claimVipGift: OTHERS,
  claimRebate: OTHERS,
  addCard: OTHERS,
  addAddress: OTHERS,
  preferPayee: OTHERS,
  removePayee: OTHERS,
  acceptBonus: OTHERS,
  giveUpBonus: OTHERS,
  activity: OTHERS,
  useCoupon: OTHERS,
};

const KINDS = CommandSubject.options.map(({ entries }) => entries.is.literal);

test.each(KINDS)('[4.05] an unsent %s waits no longer than its price holds', (is) => {
  expect(unsentLimitMs({ is })).toBe(LIMITS[is]);
});

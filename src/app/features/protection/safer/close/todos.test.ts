import { expect, test } from 'vitest';
import { coins, minor } from '#contract/units/money.ts';
import { todosOf } from './todos.ts';

const none = { count: 0, amount: minor(0) };
const empty = {
  currency: 'CNY',
  centre: minor(0),
  atVenues: minor(0),
  treasury: minor(0),
  withdrawing: none,
  bets: none,
  deposits: none,
  bonuses: { ...none, wageringLeft: minor(0) },
  coins: coins(5),
} as const;
const undone = (change: Partial<Parameters<typeof todosOf>[0]>) =>
  todosOf({ ...empty, ...change }, '¥').flatMap(({ is, done }) => (done ? [] : [is]));

test('[P.29] an account closes once empty and idle; coins do not count', () => {
  expect(undone({})).toEqual([]);
  expect(undone({ treasury: minor(1) })).toEqual(['money']);
  expect(undone({ atVenues: minor(1), bets: { count: 1, amount: minor(20) } })).toEqual(['money', 'bets']);
  expect(undone({ withdrawing: { count: 1, amount: minor(20) } })).toEqual(['orders']);
});

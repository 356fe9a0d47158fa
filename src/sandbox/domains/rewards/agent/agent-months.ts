import { commissionOf } from '#contract/rewards/agent/commission.ts';
import { AGENT_CLOSE_DAY, AGENT_TIERS } from '#contract/rewards/agent/constants.ts';
import type { Currency } from '#contract/units/money.ts';
import {
  type MonthText,
  monthAfter,
  monthText,
  siteMonthOf,
  siteMonthStart,
} from '#contract/units/site-month.ts';
import type { AgentRow, createAgentStore, MonthRow } from './agent-store.ts';
import type { createMemberIncome, Income } from './member-income.ts';

const CURRENCIES: readonly Currency[] = ['CNY', 'USDT'];
const NOTHING: Income = { net: 0n, bonuses: 0n, fees: 0n, staked: 0n };

type Ports = {
  readonly store: ReturnType<typeof createAgentStore>;
  readonly incomeOf: ReturnType<typeof createMemberIncome>;
};

/** Time at which a month is closed, epoch ms. */
const closesAt = (month: MonthText): number => siteMonthStart(monthAfter(month, 1), AGENT_CLOSE_DAY);

/** Returns the tier for a number of active members. */
export const tierOf = (active: number) =>
  AGENT_TIERS.findLast(({ members }) => active >= members) ?? AGENT_TIERS[0];

const plus = (one: Income, other: Income): Income => ({
  net: one.net + other.net,
  bonuses: one.bonuses + other.bonuses,
  fees: one.fees + other.fees,
  staked: one.staked + other.staked,
});

/** Reckons the months of agents: what their members brought less bonuses and fees, and the share of it. */
export function createAgentMonths({ store, incomeOf }: Ports) {
  const incomes = ({ user_id }: AgentRow, currency: Currency, month: MonthText) => {
    const [start, to] = [siteMonthStart(month), siteMonthStart(monthAfter(month, 1))];
    return store
      .members(user_id)
      .map(({ user_id: userId, at }) => incomeOf({ userId, currency, from: Math.max(start, at), to }));
  };
  const activeIn = (agent: AgentRow, month: MonthText) => {
    const [yuan = [], usdt = []] = CURRENCIES.map((currency) => incomes(agent, currency, month));
    return yuan.filter(({ staked }, at) => staked + (usdt[at]?.staked ?? 0n) > 0n).length;
  };
  const reckon = (agent: AgentRow, currency: Currency, month: MonthText) => {
    const { net, bonuses, fees, staked } = incomes(agent, currency, month).reduce(plus, NOTHING);
    const active = activeIn(agent, month);
    const { percent } = tierOf(active);
    const carried = store.months(agent.user_id, currency)[0]?.carry ?? 0n;
    const paid = commissionOf({ base: net - bonuses - fees, carried, percent });
    const closed_at = closesAt(month);
    const row: MonthRow = {
      ...{ agent_id: agent.user_id, month, currency, net, bonuses, fees },
      ...{ carried, active, percent, ...paid, closed_at },
    };
    return { row, staked };
  };
  return {
    /** The month so far. */
    current: (agent: AgentRow, currency: Currency, now: number) => reckon(agent, currency, siteMonthOf(now)),
    /** The next month that is to be closed by now, or null; one after another, since each carries on to the next. */
    due(agent: AgentRow, currency: Currency, now: number): MonthRow | null {
      const last = store.months(agent.user_id, currency)[0]?.month;
      const next = last === undefined ? siteMonthOf(agent.since) : monthAfter(monthText(last), 1);
      return now >= closesAt(next) ? reckon(agent, currency, next).row : null;
    },
    currencies: CURRENCIES,
  };
}

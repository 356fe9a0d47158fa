import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { AGENT_CLOSE_DAY, AGENT_FEE_PERCENT, AGENT_TIERS } from '#contract/rewards/agent/agent-rules.ts';
import { commissionOf } from '#contract/rewards/agent/commission.ts';
import type { Currency } from '#contract/units/money.ts';
import {
  type MonthText,
  monthAfter,
  monthText,
  siteMonthOf,
  siteMonthStart,
} from '#contract/units/site-month.ts';
import { query } from '#sandbox/db/query.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { bonusOf, costsOf, venueAccounts } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { createMemberActivity, type Span } from '#sandbox/domains/rewards/invite/member-activity.ts';
import type { AgentRow, createAgentStore, MonthRow } from './agent-store.ts';

const Sum = v.object({ sum: v.bigint() });

/** Income of the platform from a member over a period, minor units. */
type Income = {
  /** Losses less wins. */
  readonly net: bigint;
  /** Rewards from the platform: bonuses, gifts and rebates, but no interest and no commission. */
  readonly bonuses: bigint;
  /** Cost of their payments. */
  readonly fees: bigint;
  readonly staked: bigint;
};

/** Bets and rounds move money between a member’s accounts and the house: the loss of one side is the gain of the other. */
const NET = `SELECT -coalesce(sum(amount), 0) AS sum FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
  WHERE account IN (${venueAccounts(['venue', 'bets', 'staked', 'owed'], '?1', '?2')})
  AND kind IN ('bet', 'play') AND at >= ?3 AND at < ?4`;
const BONUSES = `SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry AS own JOIN ledger_transfer USING (transfer_id)
  WHERE own.account IN (?1, ?2) AND kind NOT IN ('earning', 'commission') AND at >= ?3 AND at < ?4
  AND EXISTS (SELECT 1 FROM ledger_entry AS house WHERE house.transfer_id = own.transfer_id AND house.account = ?5)`;

/** Income from members, from the entries of the ledger. */
export function createMemberIncome(db: DatabaseSync) {
  const activity = createMemberActivity(db);
  const net = query(db, Sum, NET);
  const bonuses = query(db, Sum, BONUSES);
  return (span: Span): Income => {
    const { userId, currency, from, to } = span;
    const own = [memberWallet(userId, currency), bonusOf(userId, currency)] as const;
    return {
      net: net.get(userId, currency, from, to)?.sum ?? 0n,
      bonuses: bonuses.get(...own, from, to, costsOf(currency))?.sum ?? 0n,
      fees: (activity.deposited(span) * BigInt(AGENT_FEE_PERCENT)) / 100n,
      staked: activity.staked(span),
    };
  };
}

const CURRENCIES: readonly Currency[] = ['CNY', 'USDT'];
const NO_INCOME: Income = { net: 0n, bonuses: 0n, fees: 0n, staked: 0n };

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
    const { net, bonuses, fees, staked } = incomes(agent, currency, month).reduce(plus, NO_INCOME);
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

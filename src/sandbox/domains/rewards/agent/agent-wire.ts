import type * as v from 'valibot';
import type { AgentMonth } from '#contract/rewards/agent/schema.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { tierOf } from './agent-months.ts';
import type { MonthRow } from './agent-store.ts';

const text = (amount: bigint) => minorToText(minor(amount));

/** A month as its agent reads it. */
export const monthWire = (row: MonthRow, isClosed: boolean): v.InferInput<typeof AgentMonth> => ({
  month: row.month,
  isClosed: isClosed ? 1 : 0,
  net: text(row.net),
  bonuses: text(row.bonuses),
  fees: text(row.fees),
  carried: text(row.carried),
  base: text(row.net - row.bonuses - row.fees + row.carried),
  active: row.active,
  tier: tierOf(row.active).tier,
  percent: row.percent,
  commission: text(row.commission),
  closesAt: row.closed_at,
});

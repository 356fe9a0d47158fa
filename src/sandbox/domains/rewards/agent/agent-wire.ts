import type * as v from 'valibot';
import type { AgentMonth } from '#contract/rewards/agent/schema.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { tierOf } from './agent-months.ts';
import type { MonthRow } from './agent-store.ts';

/** A month as its agent reads it. */
export const monthWire = (row: MonthRow, isClosed: boolean): v.InferInput<typeof AgentMonth> => ({
  month: row.month,
  isClosed: isClosed ? 1 : 0,
  net: minorText(row.net),
  bonuses: minorText(row.bonuses),
  fees: minorText(row.fees),
  carried: minorText(row.carried),
  base: minorText(row.net - row.bonuses - row.fees + row.carried),
  active: row.active,
  tier: tierOf(row.active).tier,
  percent: row.percent,
  commission: minorText(row.commission),
  closesAt: row.closed_at,
});

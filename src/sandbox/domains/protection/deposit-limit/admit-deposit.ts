import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { worthAtLeast, worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { tightestLimit } from '#sandbox/domains/protection/own-limit/tightest-limit.ts';
import { type LimitOwner, type LimitRows, PERIODS } from './limit-rows.ts';

/**
 * Admits a deposit that fits under every limit; where several are exceeded, the tightest is named.
 * @throws Refusal LIMIT_REACHED
 */
export function admitDeposit(rows: LimitRows, whose: LimitOwner, amount: bigint, now: number): void {
  const passed = PERIODS.flatMap((period) => {
    const { currency, amount: limit } = rows.rowOf(whose, period, now);
    if (limit === null) return [];
    const more = worthAtLeast({ amount, currency: whose.currency }, currency, now);
    const used = rows.usedOf({ ...whose, currency }, period, now);
    if (used + more <= limit) return [];
    const rest = { amount: used < limit ? limit - used : 0n, currency };
    return [{ period, left: worthAtMost(rest, whose.currency, now) }];
  });
  const tightest = tightestLimit(passed, now);
  if (!tightest) return;
  const { period, left } = tightest;
  refuse('LIMIT_REACHED', {
    limit: { kind: 'deposit', period, currency: whose.currency, left: minorText(left) },
    until: limitWindow(period, now).until,
  });
}

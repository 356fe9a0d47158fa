import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { backOff } from '#timing/back-off.ts';
import { POLLING } from '#worker/clock/polling.table.ts';

/** The platform acts on a deadline when it next looks, not in the same moment. */
const AFTER_MOMENT_MS = 700;

type PollState = {
  /** Order of the platform’s last response; null when there was none. */
  readonly order: {
    readonly deadlineAt: MoneyOrder['deadlineAt'];
    readonly quota: Pick<MoneyOrder['quota'], 'remindAt'>;
  } | null;
  /** Questions in a row that failed since. */
  readonly failures: number;
  readonly hidden: boolean;
};

/** Returns the ms until an open order is requested again: regularly, soon after trouble, and right after a deadline. */
export function orderPause({ order, failures, hidden }: PollState, now: ServerTime): number {
  const { every, hidden: seldom, backOff: trouble } = POLLING.order;
  const regular = hidden ? seldom : every;
  if (failures > 0) return backOff({ first: trouble.first, longest: regular }, failures);
  const moments = [order?.deadlineAt ?? null, order?.quota.remindAt ?? null]
    .filter((moment) => moment !== null)
    .map((moment) => moment - now + AFTER_MOMENT_MS)
    .filter((ms) => ms > 0);
  return Math.min(regular, ...moments);
}

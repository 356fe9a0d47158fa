import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { ServerTime } from '#contract/units/time.ts';

const VISIBLE_MS = 15_000;
const HIDDEN_MS = 60_000;
const TROUBLE_MS = 2_000;
/** The platform acts on a deadline when it next looks, not in the same moment. */
const AFTER_MOMENT_MS = 700;

type Standing = {
  /** As it was told last; null when it never was. */
  readonly order: {
    readonly deadlineAt: MoneyOrder['deadlineAt'];
    readonly quota: Pick<MoneyOrder['quota'], 'remindAt'>;
  } | null;
  /** Asked in vain so often since. */
  readonly failures: number;
  readonly hidden: boolean;
};

/** Ms until an open order is asked for again: regularly, soon after trouble, and right after what falls due. */
export function orderPause({ order, failures, hidden }: Standing, now: ServerTime): number {
  const regular = hidden ? HIDDEN_MS : VISIBLE_MS;
  if (failures > 0) return Math.min(regular, TROUBLE_MS * 2 ** (failures - 1));
  const moments = [order?.deadlineAt ?? null, order?.quota.remindAt ?? null]
    .filter((moment) => moment !== null)
    .map((moment) => moment - now + AFTER_MOMENT_MS)
    .filter((ms) => ms > 0);
  return Math.min(regular, ...moments);
}

import type { PayType } from '#contract/money/order/payment-schema.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import type { DepositLimit } from '#contract/protection/deposit-limit/calls.ts';
import type { Minor } from '#contract/units/money.ts';

const PERIODS = ['day', 'week', 'month'] as const;
type Period = (typeof PERIODS)[number];

/** Limits as typed; blank for none. */
export type LimitDraft = Readonly<Record<Period, string>>;

/** The limits that were typed. */
export const limitsToSet = (draft: LimitDraft): readonly { period: Period; amount: Minor }[] =>
  PERIODS.flatMap((period) => {
    const amount = typedAmount(draft[period]);
    return amount === null || amount <= 0n ? [] : [{ period, amount }];
  });

/** Why limits cannot be set: none is typed, or a longer period would let in less than a shorter one. */
export function limitProblem(draft: LimitDraft): 'offerMissing' | 'offerOrder' | null {
  const amounts = limitsToSet(draft).map(({ amount }) => amount);
  if (amounts.length === 0) return 'offerMissing';
  return amounts.some((amount, at) => at > 0 && amount < (amounts[at - 1] ?? 0n)) ? 'offerOrder' : null;
}

/** Rest of a member's own limits, and the limit that determines it. */
export type RemainingLimit = { readonly period: DepositLimit['period']; readonly left: Minor };

/** The tightest of the limits; null where none is set. */
export const tightestLimit = (list: readonly DepositLimit[]): RemainingLimit | null =>
  list
    .flatMap(({ period, left }) => (left === null ? [] : [{ period, left }]))
    .toSorted((one, other) => (one.left < other.left ? -1 : one.left > other.left ? 1 : 0))[0] ?? null;

/** Reports whether a method is exhausted: the rest is less than its smallest order. */
export const isUsedUp = (own: RemainingLimit | null, { min }: PayType['limits']): boolean =>
  own !== null && own.left < min;

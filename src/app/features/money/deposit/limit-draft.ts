import { typedAmount } from '#contract/money/wallet/amount-text.ts';
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

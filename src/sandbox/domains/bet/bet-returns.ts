import type { SettledLeg } from '#contract/rules/betting/leg-factor.ts';
import { payoutOf } from '#contract/rules/betting/payout.ts';
import { systemReturnOf } from '#contract/rules/betting/return-of.ts';
import type { Currency } from '#contract/units/money.ts';
import { PAYOUT_MOST } from './stake-limits.table.ts';

/** What a bet is made of, as far as its return needs it. */
export type BetShape = {
  readonly kind: 'single' | 'multiple' | 'system';
  readonly size: number | null;
  readonly currency: Currency;
};

/** Legs in each line: one of a single, all of a multiple, so many of a system. */
export const lineSize = ({ kind, size }: BetShape, legs: number): number =>
  kind === 'system' ? (size ?? legs) : legs;

/** What a bet pays for what each of its legs came to, the highest payout counted in, minor units. */
export function betReturn(
  shape: BetShape,
  { lineStake, stake }: { readonly lineStake: bigint; readonly stake: bigint },
  legs: readonly SettledLeg[],
): bigint {
  const returned = systemReturnOf(lineStake, lineSize(shape, legs.length), legs);
  return payoutOf(stake, returned, PAYOUT_MOST[shape.currency]);
}

/** What it pays when every leg is won. */
export const highestReturn = (
  shape: BetShape,
  stakes: { readonly lineStake: bigint; readonly stake: bigint },
  odds: readonly string[],
): bigint =>
  betReturn(
    shape,
    stakes,
    odds.map((each) => ({ odds: each, result: 'win' })),
  );

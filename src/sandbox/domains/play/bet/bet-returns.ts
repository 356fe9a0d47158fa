import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import type { SettledLeg } from '#contract/play/betting/legs/leg-factor.ts';
import { payoutOf, systemReturnOf } from '#contract/play/betting/return-of.ts';
import type { Currency } from '#contract/units/money.ts';
import type { BetRow } from './bet-row.ts';
import { PAYOUT_MAX } from './offers/stake-limits.table.ts';

/** Structure of a bet, as needed to compute its return. */
export type BetShape = {
  readonly kind: 'single' | 'multiple' | 'system';
  readonly size: number | null;
  readonly currency: Currency;
};

/** Legs in each line: one of a single, all of a multiple, the size of a system. */
export const lineSize = ({ kind, size }: Pick<BetShape, 'kind' | 'size'>, legs: number): number =>
  kind === 'system' ? (size ?? legs) : legs;

/** Returns the payout of a bet for the results of its legs, limited to the highest payout, minor units. */
export function betReturn(
  shape: BetShape,
  { lineStake, stake }: Stakes,
  legs: readonly SettledLeg[],
): bigint {
  const returned = systemReturnOf(lineStake, lineSize(shape, legs.length), legs);
  return payoutOf(stake, returned, PAYOUT_MAX[shape.currency]);
}

type Stakes = { readonly lineStake: bigint; readonly stake: bigint };
/** A leg at its price; its result is null while it is open. */
type PricedLeg = { readonly odds: string; readonly result: LegResult | null };

/** A leg that is still open, at a price. */
export const wonAt = ({ odds }: { readonly odds: string }): PricedLeg => ({ odds, result: null });

/** Highest payout of a bet, minor units: known results count unchanged, open legs as won. */
const highestReturn = (shape: BetShape, stakes: Stakes, legs: readonly PricedLeg[]): bigint =>
  betReturn(
    shape,
    stakes,
    legs.map(({ odds, result }) => ({ odds, result: result ?? 'win' })),
  );

/** Current stake of a bet and of each of its lines, minor units. */
export const openStakes = ({ open_stake, lines }: Pick<BetRow, 'open_stake' | 'lines'>): Stakes => ({
  lineStake: open_stake / BigInt(lines),
  stake: open_stake,
});

/** Highest payout of a bet's open stake, minor units. */
export const highestOf = (
  bet: BetShape & Pick<BetRow, 'open_stake' | 'lines'>,
  legs: readonly PricedLeg[],
): bigint => highestReturn(bet, openStakes(bet), legs);

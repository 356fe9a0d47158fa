import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import type { SettledLeg } from '#contract/play/betting/legs/leg-factor.ts';
import { payoutOf, returnOf, systemReturnOf } from '#contract/play/betting/return-of.ts';
import type { Currency } from '#contract/units/money.ts';
import type { BetRow, CombinationNote } from './bet-row.ts';
import { PAYOUT_MAX } from './offers/stake-limits.table.ts';

/** Structure of a bet, as needed to compute its return. */
export type BetShape = {
  readonly kind: 'single' | 'multiple' | 'system';
  readonly size: number | null;
  readonly currency: Currency;
  /** Prices of a multiple on one match; null or absent for every other bet. */
  readonly combination?: CombinationNote | null;
};

/** Legs in each line: one of a single, all of a multiple, the size of a system. */
export const lineSize = ({ kind, size }: Pick<BetShape, 'kind' | 'size'>, legs: number): number =>
  kind === 'system' ? (size ?? legs) : legs;

/** Returns the set of legs that are left when void ones and returned stakes leave it, as a bit mask. */
export const remainingSet = (results: readonly (LegResult | null)[]): number =>
  results.reduce((set, result, n) => (result === 'win' || result === null ? set | (1 << n) : set), 0);

/** Payout of a multiple on one match: nothing with a lost leg, otherwise at the price of the legs that are left. */
function combinationReturn({ prices }: CombinationNote, stake: bigint, legs: readonly SettledLeg[]): bigint {
  const results = legs.map(({ result }) => result);
  if (results.includes('lose')) return 0n;
  return returnOf(stake, [{ odds: prices[remainingSet(results)] ?? '1.00', result: 'win' }]);
}

/** Returns the payout of a bet for the results of its legs, limited to the highest payout, minor units. */
export function betReturn(
  shape: BetShape,
  { lineStake, stake }: Stakes,
  legs: readonly SettledLeg[],
): bigint {
  const returned = shape.combination
    ? combinationReturn(shape.combination, stake, legs)
    : systemReturnOf(lineStake, lineSize(shape, legs.length), legs);
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

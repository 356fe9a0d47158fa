import type { WalletAssets } from '#app/features/money/wallet/wallet-assets.ts';
import { type Minor, minor } from '#contract/units/money.ts';

const HUNDRED = 100n;

export type AssetShare = {
  readonly part: 'centre' | 'venues' | 'treasury';
  readonly amount: Minor;
  /** Percentage of the total, rounded down to a whole. */
  readonly percent: number;
};

/** Returns the distribution of the money: centre wallet, venues, treasury. Venues are the remainder. */
export function assetShares({ total, centre, treasury }: WalletAssets): readonly AssetShare[] {
  const percentOf = (amount: bigint) => (total > 0n ? Number((amount * HUNDRED) / total) : 0);
  const share = (part: AssetShare['part'], amount: Minor): AssetShare => ({
    part,
    amount,
    percent: percentOf(amount),
  });
  return [
    share('centre', centre),
    share('venues', minor(total - centre - treasury)),
    share('treasury', treasury),
  ];
}

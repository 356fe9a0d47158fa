import type { WalletAssets } from '#app/features/money/wallet/wallet-assets.ts';
import { type Minor, minor } from '#contract/units/money.ts';

const HUNDRED = 100n;

export type AssetShare = {
  readonly part: 'centre' | 'venues' | 'treasury';
  readonly amount: Minor;
  /** Whole percent of all there is, rounded down. */
  readonly percent: number;
};

/** Where the money lies: centre wallet, venues, treasury. Venues are what is neither of the others. */
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

import type { ShopOffer } from '#contract/activity/schema/kinds/top-gift.ts';

/** Returns why an offer is unavailable now; `yes` where it is available. */
export function offerState(
  { cost, stock, perMonth }: Pick<ShopOffer, 'cost' | 'stock' | 'perMonth'>,
  points: number,
): 'yes' | 'soldOut' | 'monthUsed' | 'short' {
  if (stock !== null && stock.left === 0) return 'soldOut';
  if (perMonth !== null && perMonth.taken >= perMonth.most) return 'monthUsed';
  return cost > points ? 'short' : 'yes';
}

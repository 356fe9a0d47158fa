import type { RoundView } from '#sandbox/domains/play/venue/venue-view.ts';

/** Reports whether a round returned more than was staked: only then is anything lit or green [P.21]. */
export const isNetWin = ({ stake, payout }: Pick<RoundView, 'stake' | 'payout'>): boolean =>
  BigInt(payout) > BigInt(stake);

import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { mainCurrencyOf, SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { ActivityMember } from '../activity-member.ts';

/** Sites that pay in yuan: the only ones for activities that give yuan by chance or on deposits. */
export const YUAN_SITES: readonly SiteId[] = SITE_IDS.filter((siteId) => mainCurrencyOf(siteId) === 'CNY');

/** True for prizes of use only on sites that pay in yuan: yuan, or a card for an activity closed elsewhere. */
function isForYuanSites(prize: ActivityPrizeWire): boolean {
  switch (prize.is) {
    case 'bonus':
      return prize.currency === 'CNY';
    case 'coupon':
      // Sums of coupons are yuan.
      return prize.kind !== 'coins';
    case 'item':
      return prize.item !== 'makeUpCard';
    case 'coins':
    case 'points':
    case 'rate':
    case 'goods':
    case 'none':
      return false;
  }
}

/** Returns the prizes of a list that the member's site gives; the rest are hidden and unavailable there. */
export const availableTo = <Row extends { readonly prize: ActivityPrizeWire }>(
  { siteId }: Pick<ActivityMember, 'siteId'>,
  rows: readonly Row[],
): readonly Row[] => rows.filter(({ prize }) => YUAN_SITES.includes(siteId) || !isForYuanSites(prize));

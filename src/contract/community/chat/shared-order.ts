import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';

/** Reports whether bets are shown to rooms at all, by the site's series [6.07]. */
export const sharesOrders = (site: Pick<SiteConfig, 'series' | 'orderShareSeries'>): boolean =>
  site.orderShareSeries.includes(site.series);

/** A shared order shows where the site's series shares orders and the order was placed on this very site [6.07]. */
export const showsSharedOrder = (
  site: Pick<SiteConfig, 'siteId' | 'series' | 'orderShareSeries'>,
  order: Pick<SharedBet, 'siteId'>,
): boolean => sharesOrders(site) && order.siteId === site.siteId;

import type { SiteConfig } from '#contract/site/site/schema.ts';
import type { ChatRoomStatus } from '../chat-message/schema.ts';
import type { SharedBet } from '../chat-message/shared-bet-schema.ts';
import { WELCOME_LEVEL_DEFAULT } from './constants.ts';

/** The chat is not there at all when the site's switch is off or the room's open status is -1 [6.06]. */
export const chatHidden = (
  site: Pick<SiteConfig, 'chatSwitch'>,
  status: Pick<ChatRoomStatus, 'hidden'>,
): boolean => !site.chatSwitch || status.hidden;

/** Reports whether bets are shown to rooms at all, by the site's series [6.07]. */
export const sharesOrders = (site: Pick<SiteConfig, 'series' | 'orderShareSeries'>): boolean =>
  site.orderShareSeries.includes(site.series);

/** A shared order shows where the site's series shares orders and the order was placed on this very site [6.07]. */
export const showsSharedOrder = (
  site: Pick<SiteConfig, 'siteId' | 'series' | 'orderShareSeries'>,
  order: Pick<SharedBet, 'siteId'>,
): boolean => sharesOrders(site) && order.siteId === site.siteId;

export type WelcomeTier = 'low' | 'high';

/** Welcome messages split by VIP level; a level at the threshold is still low [6.08]. */
export const welcomeTier = (level: number, threshold = WELCOME_LEVEL_DEFAULT): WelcomeTier =>
  level <= threshold ? 'low' : 'high';

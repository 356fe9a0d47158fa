import type { BetWire } from '#contract/models/bet.ts';
import { sharesOrders } from '#contract/rules/rooms/shared-order.ts';
import { siteIdOf } from '#sandbox/base/sites.table.ts';
import type { SiteStore } from '#sandbox/domains/site/site-store.ts';
import type { BetRow, LegRow } from './bet-row.ts';
import type { MemberBets } from './member-bets.ts';

type Ports = {
  readonly sites: Pick<SiteStore, 'config'>;
  readonly shown: Pick<MemberBets, 'isShown'>;
  /** Whether people may speak in a room now. */
  isOpenRoom(roomNo: string): boolean;
};

/** What its member may do about showing a bet in the room of its match [3.10, 6.07]: open singles, where the site shares any. */
export function createSharing({ sites, shown, isOpenRoom }: Ports) {
  return (
    { bet_id: orderId, site_id, kind, state }: BetRow,
    [leg]: readonly LegRow[],
  ): BetWire['sharing'] => {
    if (kind !== 'single' || !leg) return null;
    const roomNo = `m-${leg.match_id}`;
    if (!isOpenRoom(roomNo)) return null;
    if (shown.isShown(roomNo, orderId)) return { orderId, isShown: true };
    const siteId = siteIdOf(String(site_id));
    return state === 'open' && siteId !== null && sharesOrders(sites.config(siteId))
      ? { orderId, isShown: false }
      : null;
  };
}

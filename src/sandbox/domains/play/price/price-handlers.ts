import type { DatabaseSync } from 'node:sqlite';
import type { priceCalls } from '#contract/play/price/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { requestedBook } from '#sandbox/base/requested-book.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Betting } from '../bet/create-betting.ts';
import { itemOf } from '../bet/wire/leg-item.ts';
import { isReached, type PriceAlertStore } from './price-alerts.ts';
import { priceHistory } from './price-history.ts';
import type { PriceHolds } from './price-holds.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly betting: Pick<Betting, 'offers'>;
  /** Refuses members who are on a break, excluded or closed. */
  readonly restrictions: { admit(userId: string, now: number): void };
  readonly priceAlerts: PriceAlertStore;
  readonly priceHolds: PriceHolds;
};
type AskedVenue = { readonly matchId: string; readonly venue: string | null };

/** The course of prices, and alerts at a price [3.10]. */
export function priceHandlers(ports: Ports): HandlersOf<typeof priceCalls> {
  const { db, world, betting, restrictions, priceAlerts, priceHolds } = ports;
  const venueOf = ({ matchId, venue }: AskedVenue, siteId: SiteId): BookCode =>
    requestedBook(venue) ?? betting.offers.venueOf(matchId, siteId) ?? refuse('NOT_FOUND');
  return {
    'price.history': ({ venue, span, ...ref }, { siteId }) =>
      priceHistory(
        { world, holds: priceHolds },
        { ref, span, venue: venueOf({ matchId: ref.matchId, venue }, siteId) },
      ),
    'price.alerts': (_input, context) => priceAlerts.listOf(accountOf(context).userId, world.clock.now()),
    'price.setAlert': ({ venue: asked, side, odds, ...ref }, context) => {
      const { userId } = accountOf(context);
      const now = world.clock.now();
      restrictions.admit(userId, now);
      const venue = venueOf({ matchId: ref.matchId, venue: asked }, context.siteId);
      const offered = betting.offers.find(ref, venue);
      if (!offered || offered.state === 'closed') return refuse('NOT_FOUND');
      if (offered.state === 'open' && isReached({ side, odds }, offered.odds)) return refuse('ALERT_REACHED');
      const { homeName, visitName, marketName, pickName } = offered.texts;
      const leg = { selection_id: ref.selectionId, market_id: ref.marketId, line: offered.line };
      const itemName = itemOf({ ...leg, words: { homeName, visitName, pickName }, rule: offered.rule });
      const names = { homeName, awayName: visitName, marketName, itemName };
      transaction(db, () => priceAlerts.add({ ...ref, userId, venue, names, side, odds }, now));
      return priceAlerts.listOf(userId, now);
    },
    'price.removeAlert': ({ alertId }, context) => {
      const { userId } = accountOf(context);
      priceAlerts.remove(userId, alertId);
      return priceAlerts.listOf(userId, world.clock.now());
    },
  };
}

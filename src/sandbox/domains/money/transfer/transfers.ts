import type { DatabaseSync } from 'node:sqlite';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { recovered, transferCompleted } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

/** Source names for which money moves into the venue; any other value brings it back [3.03]. */
export const INTO_VENUE: ReadonlySet<string> = new Set(['CENTERMONEY', 'USDT']);

export type Transferring = Holder & {
  readonly siteId: SiteId;
  readonly venue: string;
  readonly amount: bigint;
  readonly into: boolean;
  readonly requestId: string;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly sites: SiteStore;
  readonly orders: OrderService;
  readonly store: OrderStore;
  readonly wallets: VenueWallets;
  readonly notify: SendNews;
  now(): number;
};

export type Recovered = {
  readonly venue: string;
  readonly name: string;
  readonly amount: bigint;
  readonly outcome: 'moved' | 'empty' | 'closed' | 'failed';
};

/**
 * Returns the venue of a transfer. Money at any venue can be moved back, whatever its state and its site; none can be moved
 * to one that takes none, or to one of another site. @throws Refusal NOT_FOUND, VENUE_CLOSED
 */
function venueOf(sites: Ports['sites'], { venue: code, into, siteId }: Transferring) {
  const venue = sites.venue(code) ?? refuse('NOT_FOUND');
  if (!into) return venue;
  if (!sites.venuesOf(siteId).includes(code)) refuse('NOT_FOUND');
  return isVenueOpen(venue) ? venue : refuse('VENUE_CLOSED');
}

/** Money between the centre wallet and venues [3.03]: an order each, settled in the transaction that opens it. */
export function createTransfers({ db, sites, orders, store, wallets, notify, now }: Ports) {
  const moveOne = (transfer: Transferring, telling: boolean) =>
    transaction(db, () => {
      const { venue: code, amount, into, userId, siteId, currency, requestId } = transfer;
      const known = orders.known({ userId, requestId, kind: 'transfer', amount });
      if (known) return known;
      const venue = venueOf(sites, transfer);
      const counterparty = { kind: 'venue' as const, venue: code, name: venue.name, into };
      const opening = { userId, siteId, kind: 'transfer' as const, currency, amount, fee: 0n, requestId };
      const order = orders.open({ ...opening, counterparty, promotionId: '' });
      wallets.move(transfer, code, amount, into);
      orders.happen(order.orderId, 'credited');
      const summary = { amount, currency, venue: venue.name, into };
      if (telling) notify(userId, transferCompleted(summary, store.lineOf(order.orderId)), now());
      return orders.find(order.orderId, userId);
    });

  /** Moves the whole balance of one venue back to the centre wallet, whatever its state. */
  const recoverOne = (
    holder: Holder & { readonly siteId: SiteId },
    code: string,
    requestId: string,
  ): Recovered | null => {
    const venue = sites.venue(code);
    const amount = wallets.balance(holder, code);
    if (!venue) return null;
    const about = { venue: code, name: venue.name, amount };
    if (amount === 0n) return isVenueOpen(venue) ? { ...about, outcome: 'empty' } : null;
    moveOne({ ...holder, venue: code, amount, into: false, requestId: `${requestId}:${code}` }, false);
    return { ...about, outcome: 'moved' };
  };

  return {
    move: (transfer: Transferring) => moveOne(transfer, true),
    /** Moves the balances of all venues back to the centre wallet; the member is notified once. */
    recover: (holder: Holder & { readonly siteId: SiteId }, requestId: string): readonly Recovered[] =>
      transaction(db, () => {
        const list = sites
          .venuesOf(holder.siteId)
          .flatMap((code) => recoverOne(holder, code, requestId) ?? []);
        const moved = list.filter(({ outcome }) => outcome === 'moved');
        const amount = moved.reduce((sum, each) => sum + each.amount, 0n);
        const news = recovered({ amount, currency: holder.currency, venues: moved.length });
        if (moved.length > 0) notify(holder.userId, news, now());
        return list;
      }),
  };
}

export type Transfers = ReturnType<typeof createTransfers>;

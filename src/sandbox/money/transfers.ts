import type { DatabaseSync } from 'node:sqlite';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import type { SiteId } from '#sandbox/calls/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { SiteBook } from '#sandbox/site/site-book.ts';
import { VENUES } from '#sandbox/site/venues.table.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Holder, VenueWallets } from './venue-wallets.ts';

export type Transferring = Holder & {
  readonly siteId: SiteId;
  readonly venue: string;
  readonly amount: bigint;
  readonly into: boolean;
  readonly requestId: string;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly sites: SiteBook;
  readonly desk: OrderDesk;
  readonly wallets: VenueWallets;
};

export type Recovered = {
  readonly venue: string;
  readonly name: string;
  readonly amount: bigint;
  readonly outcome: 'moved' | 'empty' | 'closed' | 'failed';
};

/** Money between the centre wallet and venues [3.03]: an order each, settled in the transaction that opens it. */
export function createTransfers({ db, sites, desk, wallets }: Ports) {
  const move = (transfer: Transferring) =>
    transaction(db, () => {
      const { venue: code, amount, into, userId, siteId, currency, requestId } = transfer;
      const known = desk.known({ userId, requestId, kind: 'transfer', amount });
      if (known) return known;
      const venue = sites.venue(code) ?? refuse('NOT_FOUND');
      if (!isVenueOpen(venue)) refuse('VENUE_CLOSED');
      const counterparty = { kind: 'venue' as const, venue: code, name: venue.name, into };
      const opening = { userId, siteId, kind: 'transfer' as const, currency, amount, fee: 0n, requestId };
      const order = desk.open({ ...opening, counterparty, promotionId: '' });
      wallets.move(transfer, code, amount, into);
      desk.happen(order.orderId, 'credited');
      return desk.find(order.orderId, userId);
    });

  /** Everything at one venue back to the centre; a venue that is closed is named and left as it is. */
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
    if (!isVenueOpen(venue)) return { ...about, outcome: 'closed' };
    move({ ...holder, venue: code, amount, into: false, requestId: `${requestId}:${code}` });
    return { ...about, outcome: 'moved' };
  };

  return {
    move,
    recover: (holder: Holder & { readonly siteId: SiteId }, requestId: string): readonly Recovered[] =>
      VENUES.flatMap(({ code }) => recoverOne(holder, code, requestId) ?? []),
  };
}

import type * as v from 'valibot';
import type { VenueWallet } from '#contract/calls/transfer.ts';
import { isVenueClosed } from '#contract/rules/venue-open.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import type { Ledger } from '#sandbox/ledger/ledger.ts';
import { maintenanceEnd } from '#sandbox/site/navigation.ts';
import type { SiteBook } from '#sandbox/site/site-book.ts';
import { VENUES } from '#sandbox/site/venues.table.ts';
import { artUrl } from '#sandbox/world/matches/match-pictures.ts';
import { openMemberCash, treasuryOf, venueOf } from './money-accounts.ts';

const MAINTAINED = 1;

export type Holder = { readonly userId: string; readonly currency: Currency };
export type VenueWallets = ReturnType<typeof createVenueWallets>;

const text = (amount: bigint) => minorToText(minor(amount));

/** What a member keeps at venues [3.05]; every movement is a transfer of the ledger. */
export function createVenueWallets(ledger: Ledger, sites: SiteBook, now: () => number) {
  const balance = ({ userId, currency }: Holder, code: string) =>
    ledger.balance(venueOf(userId, code, currency));
  const centre = ({ userId, currency }: Holder) => ledger.balance(memberPurse(userId, currency));

  const wire = (holder: Holder, code: string): v.InferInput<typeof VenueWallet> | null => {
    const venue = sites.venue(code);
    if (!venue || isVenueClosed(venue)) return null;
    const at = now();
    return {
      venue: code,
      name: venue.name,
      mark: artUrl('venue', venue.name),
      walletType: holder.currency === 'USDT' ? 'USDT' : 'RMB',
      balance: text(balance(holder, code)),
      status: venue.status,
      maintainedUntil: venue.status === MAINTAINED ? maintenanceEnd(at) : null,
      at,
    };
  };
  const all = (holder: Holder) => VENUES.flatMap(({ code }) => wire(holder, code) ?? []);

  return {
    wire,
    centre,
    balance,
    assets(holder: Holder) {
      const { userId, currency } = holder;
      const treasury = ledger.balance(treasuryOf(userId, currency));
      const atVenues = VENUES.reduce((sum, { code }) => sum + balance(holder, code), 0n);
      const total = text(centre(holder) + treasury + atVenues);
      return { currency, total, centre: text(centre(holder)), treasury: text(treasury), venues: all(holder) };
    },
    /** @throws Refusal BALANCE_SHORT. */
    move({ userId, currency }: Holder, code: string, amount: bigint, into: boolean) {
      openMemberCash(ledger, userId, currency);
      ledger.open(venueOf(userId, code, currency), currency, false);
      const venue = { account: venueOf(userId, code, currency), amount: into ? amount : -amount };
      const purse = { account: memberPurse(userId, currency), amount: -venue.amount };
      ledger.book({ kind: 'transfer', at: now(), roomNo: null, note: code, entries: [purse, venue] });
    },
  };
}

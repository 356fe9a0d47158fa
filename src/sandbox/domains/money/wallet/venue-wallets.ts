import type * as v from 'valibot';
import type { VenueWallet } from '#contract/money/transfer/calls.ts';
import { isVenueClosed } from '#contract/play/venue/venue-open.ts';
import { minorText } from '#sandbox/base/amount.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { type Holder, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { openMemberCash, treasuryOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { maintenanceEnd } from '#sandbox/domains/site/site/navigation.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';

const MAINTAINED = 1;

/** A member as they are on one of the sites, which shows its own venues alone. */
export type SiteHolder = Holder & { readonly siteId: SiteId };
export type VenueWallets = ReturnType<typeof createVenueWallets>;

/** Balances of a member at venues [3.05]; every movement is a transfer of the ledger. */
export function createVenueWallets(ledger: Ledger, sites: SiteStore, now: () => number) {
  const balance = ({ userId, currency }: Holder, code: string) =>
    ledger.balance(venueOf(userId, code, currency));
  const centre = ({ userId, currency }: Holder) => ledger.balance(memberWallet(userId, currency));

  const wire = (
    holder: Holder,
    code: string,
    isBlocked: boolean,
  ): v.InferInput<typeof VenueWallet> | null => {
    const venue = sites.venue(code);
    // Money at a venue that is named nowhere is still the member’s, and can be taken back.
    if (!venue || (isVenueClosed(venue) && balance(holder, code) === 0n)) return null;
    const at = now();
    return {
      venue: code,
      name: venue.name,
      mark: artUrl('venue', venue.name),
      walletType: holder.currency === 'USDT' ? 'USDT' : 'RMB',
      balance: minorText(balance(holder, code)),
      status: venue.status,
      displayed: venue.displayed ? 1 : 0,
      isBlocked: isBlocked ? 1 : 0,
      maintainedUntil: venue.status === MAINTAINED ? maintenanceEnd(at) : null,
      at,
    };
  };

  return {
    wire,
    centre,
    balance,
    /** @param isBlocked reports whether the member blocked a venue for themselves */
    assets(holder: SiteHolder, isBlocked: (code: string) => boolean) {
      const { userId, currency } = holder;
      const codes = sites.venuesOf(holder.siteId);
      const treasury = ledger.balance(treasuryOf(userId, currency));
      const atVenues = codes.reduce((sum, code) => sum + balance(holder, code), 0n);
      const venues = codes.flatMap((code) => wire(holder, code, isBlocked(code)) ?? []);
      const total = minorText(centre(holder) + treasury + atVenues);
      return { currency, total, centre: minorText(centre(holder)), treasury: minorText(treasury), venues };
    },
    /** @throws Refusal BALANCE_SHORT. */
    move({ userId, currency }: Holder, code: string, amount: bigint, into: boolean) {
      openMemberCash(ledger, userId, currency);
      ledger.open(venueOf(userId, code, currency), currency, false);
      const venue = { account: venueOf(userId, code, currency), amount: into ? amount : -amount };
      const wallet = { account: memberWallet(userId, currency), amount: -venue.amount };
      ledger.book({ kind: 'transfer', at: now(), roomNo: null, note: code, entries: [wallet, venue] });
    },
  };
}

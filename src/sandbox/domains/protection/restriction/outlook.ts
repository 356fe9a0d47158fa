import type * as v from 'valibot';
import type { restrictionCalls } from '#contract/protection/restriction/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { betsOf, stakedOf, treasuryOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { OrderRow } from '#sandbox/domains/money/order/order-row.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { BetStore } from '#sandbox/domains/play/bet/bet-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';

export type OutlookPorts = {
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly sites: Pick<SiteStore, 'venuesOf'>;
  readonly betting: { readonly store: Pick<BetStore, 'sums'> };
  readonly money: {
    readonly store: Pick<OrderStore, 'openOf'>;
    readonly wallets: Pick<VenueWallets, 'balance'>;
    readonly bonuses: Pick<Bonuses, 'locked'>;
  };
};

type OutlookWire = v.InferInput<(typeof restrictionCalls)['restriction.outlook']['response']>;

const IN: readonly string[] = ['deposit', 'fastDeposit'];
const OUT: readonly string[] = ['withdrawal', 'fastDraw'];
const add = (sum: bigint, amount: bigint) => sum + amount;

const counted = (amounts: readonly bigint[]) => ({
  count: amounts.length,
  amount: minorText(amounts.reduce(add, 0n)),
});

/** Returns the holdings of an account in a currency, at every site. */
export function accountOutlook(ports: OutlookPorts, userId: string, currency: Currency): OutlookWire {
  const { ledger, sites, money, betting } = ports;
  const venues = [...new Set(SITE_IDS.flatMap((siteId) => sites.venuesOf(siteId)))];
  const atVenues = venues.map((venue) => money.wallets.balance({ userId, currency }, venue)).reduce(add, 0n);
  const orders = money.store.openOf(userId).filter((order) => order.currency === currency);
  const amountsOf = (kinds: readonly string[]) =>
    orders.flatMap(({ kind, amount }: OrderRow) => (kinds.includes(kind) ? [amount] : []));
  const bonuses = money.bonuses.locked(userId, currency);
  const open = betting.store.sums({ userId, currency, which: 'open', skip: 0, most: 0 });
  return {
    currency,
    centre: minorText(ledger.balance(memberWallet(userId, currency))),
    atVenues: minorText(atVenues + ledger.balance(stakedOf(userId, currency))),
    treasury: minorText(ledger.balance(treasuryOf(userId, currency))),
    withdrawing: counted(amountsOf(OUT)),
    bets: { count: open.total, amount: minorText(ledger.balance(betsOf(userId, currency))) },
    deposits: counted(amountsOf(IN)),
    bonuses: {
      count: bonuses.length,
      amount: minorText(bonuses.map(({ amount }) => amount).reduce(add, 0n)),
      wageringLeft: minorText(bonuses.map(({ left_over }) => left_over).reduce(add, 0n)),
    },
    coins: ledger.balance(memberWallet(userId, 'COIN')).toString(),
  };
}

import type * as v from 'valibot';
import type { restrictionCalls } from '#contract/protection/restriction/calls.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOK_CODES } from '#sandbox/base/tables/books.table.ts';
import { SITE_IDS, SITES } from '#sandbox/base/tables/sites.table.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { betsOf, stakedOf, treasuryOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { OrderRow } from '#sandbox/domains/money/order/order-row.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { BetStore } from '#sandbox/domains/play/bet/bet-store.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { type RestrictionRow, restrictionWire } from './restriction-store.ts';
import type { Restrictions } from './restrictions.ts';

type OutlookPorts = {
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
function accountOutlook(ports: OutlookPorts, userId: string, currency: Currency): OutlookWire {
  const { ledger, sites, money, betting } = ports;
  const venues = [...new Set(SITE_IDS.flatMap((siteId) => sites.venuesOf(siteId)))];
  const atVenues = venues.map(
    (venue) =>
      money.wallets.balance({ userId, currency }, venue) + ledger.balance(stakedOf(userId, venue, currency)),
  );
  const onBets = BOOK_CODES.map((venue) => ledger.balance(betsOf(userId, venue, currency)));
  const orders = money.store.openOf(userId).filter((order) => order.currency === currency);
  const amountsOf = (kinds: readonly string[]) =>
    orders.flatMap(({ kind, amount }: OrderRow) => (kinds.includes(kind) ? [amount] : []));
  const bonuses = money.bonuses.locked(userId, currency);
  const open = betting.store.sums({ userId, currency, which: 'open', skip: 0, limit: 0 });
  return {
    currency,
    centre: minorText(ledger.balance(memberWallet(userId, currency))),
    atVenues: minorText(atVenues.reduce(add, 0n)),
    treasury: minorText(ledger.balance(treasuryOf(userId, currency))),
    withdrawing: counted(amountsOf(OUT)),
    bets: { count: open.total, amount: minorText(onBets.reduce(add, 0n)) },
    deposits: counted(amountsOf(IN)),
    bonuses: {
      count: bonuses.length,
      amount: minorText(bonuses.map(({ amount }) => amount).reduce(add, 0n)),
      wageringLeft: minorText(bonuses.map(({ left_over }) => left_over).reduce(add, 0n)),
    },
    coins: ledger.balance(memberWallet(userId, 'COIN')).toString(),
  };
}

/** Dependencies of the restriction handlers. */
type Ports = OutlookPorts & {
  readonly restrictions: Restrictions;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
};

const NONE = '0.00';

/** @throws Refusal ORDER_UNFINISHED while there is money, or an unfinished order. */
function requireEmpty(ports: Ports, userId: string, { siteId }: CallContext): void {
  for (const { code } of SITES[siteId].currencies) {
    const { centre, atVenues, treasury, ...underWay } = accountOutlook(ports, userId, code);
    const orders = underWay.withdrawing.count + underWay.bets.count + underWay.deposits.count;
    if (orders > 0 || [centre, atVenues, treasury].some((amount) => amount !== NONE))
      refuse('ORDER_UNFINISHED');
  }
}

const begun = (row: RestrictionRow): RestrictionWire => restrictionWire(row) ?? refuse('ORDER_STEP_REFUSED');

/** Breaks, self-exclusion and closing an account, by the member's own will [P.17, P.18, P.29]. */
export function restrictionHandlers(ports: Ports): HandlersOf<typeof restrictionCalls> {
  const { restrictions, world } = ports;
  const mine = (context: CallContext) => accountOf(context).userId;
  const now = () => world.clock.now();
  return {
    'restriction.get': (_input, context) => ({
      restriction: restrictionWire(restrictions.at(mine(context), now())),
    }),
    'restriction.outlook': ({ currency }, context) => accountOutlook(ports, mine(context), currency),
    'restriction.rest': ({ reason, ...choice }, context) =>
      begun(restrictions.rest(mine(context), choice, reason ?? '', now())),
    'restriction.exclude': ({ term }, context) => begun(restrictions.exclude(mine(context), term, now())),
    'restriction.close': ({ reason }, context) => {
      const userId = mine(context);
      requireEmpty(ports, userId, context);
      return begun(restrictions.close(userId, reason, now()));
    },
    'restriction.askBack': (_input, context) => begun(restrictions.requestReopening(mine(context), now())),
    'restriction.stayAway': (_input, context) => begun(restrictions.stayAway(mine(context), now())),
    'restriction.open': (_input, context) => ({
      restriction: restrictionWire(restrictions.open(mine(context), now())),
    }),
  };
}

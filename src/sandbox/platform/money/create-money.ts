import type { DatabaseSync } from 'node:sqlite';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { type SendNews, sendNews } from '#sandbox/domains/care/inbox/news.ts';
import { type Acts, createActs } from '#sandbox/domains/ground/act/acts.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { openPlatformCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Passwords } from '#sandbox/domains/ground/member/password.ts';
import { createPayTypes, type PayTypes } from '#sandbox/domains/ground/pay-type/pay-types.ts';
import { createOrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import { createStatement, type Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createTurnover } from '#sandbox/domains/ground/turnover/turnover.ts';
import {
  type CurrencyExchange,
  createCurrencyExchange,
} from '#sandbox/domains/money/exchange/currency-exchange.ts';
import { createOrderService, type OrderService } from '#sandbox/domains/money/order/order-service.ts';
import { createOrderStore, type OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { appealAfterMs } from '#sandbox/domains/money/order/waits.ts';
import { createPayeeStore, type PayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import { createTransfers, type Transfers } from '#sandbox/domains/money/transfer/transfers.ts';
import { createTreasury, type Treasury } from '#sandbox/domains/money/treasury/treasury.ts';
import { createVenueWallets, type VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import {
  createWithdrawPasswords,
  type WithdrawPasswords,
} from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import {
  createDepositLimits,
  type DepositLimits,
} from '#sandbox/domains/protection/deposit-limit/deposit-limits.ts';
import { type Bonuses, createBonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import { createWagering, type Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import { type Coupons, createCoupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import { createPromotions, type Promotions } from '#sandbox/domains/rewards/promotion/promotions.ts';
import { createRebates, type Rebates } from '#sandbox/domains/rewards/rebate/rebates.ts';
import { createVip, type Vip, type VipPorts } from '#sandbox/domains/rewards/vip/create-vip.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

const TICK_MS = 500;

export type MoneyPorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly clock: Pick<WorldClock, 'now' | 'every'>;
  readonly sites: SiteStore;
  readonly auth: { readonly passwords: Passwords };
  /** Receives what an order failed at when its time had come. */
  readonly onDefect: (error: Error) => void;
  readonly messages: Pick<InboxStore, 'send'>;
};

/** All services for members’ cash. */
export type Money = {
  readonly store: OrderStore;
  readonly orders: OrderService;
  readonly statement: Statement;
  readonly payTypes: PayTypes;
  readonly payees: PayeeStore;
  readonly passwords: WithdrawPasswords;
  readonly wagering: Wagering;
  readonly bonuses: Bonuses;
  readonly coupons: Coupons;
  readonly promotions: Promotions;
  /** Puts what happened into the member's inbox. */
  readonly tell: SendNews;
  readonly limits: DepositLimits;
  readonly wallets: VenueWallets;
  readonly transfers: Transfers;
  readonly treasury: Treasury;
  readonly exchange: CurrencyExchange;
  /** Grades of members, and what is paid in and played for them. */
  readonly vip: Vip;
  readonly rebates: Rebates;
  /** Member actions that activities count. */
  readonly acts: Acts;
  /** Set by the operator: whether counterparties act of themselves. */
  readonly others: { act: boolean };
};

/** Rules for orders set by the sites’ operators. */
const siteRules = (sites: MoneyPorts['sites']) => ({
  mayTakeBack: (siteId: SiteId) => sites.config(siteId).params?.withdraw_cancel === '1',
  appealAfter: (siteId: SiteId) => appealAfterMs(sites, siteId),
});

/** Stored payment data of members. */
const keptOf = (db: DatabaseSync, passwords: Passwords) => ({
  payTypes: createPayTypes(),
  payees: createPayeeStore(db),
  passwords: createWithdrawPasswords(db, passwords),
  limits: createDepositLimits(db),
});

/** Creates the services that count member activity for grades, rebates and activities. */
function createGrades(ports: Omit<VipPorts, 'turnover'>) {
  const turnover = createTurnover(ports.db);
  const vip = createVip({ ...ports, turnover });
  const rebates = createRebates({ ...ports, turnover, standings: vip.standings });
  return { vip, rebates, acts: createActs(ports.db) };
}

/** Creates the conditional rewards of members; they expire by themselves. */
function createGiven(
  ports: Parameters<typeof createBonuses>[0] & Pick<MoneyPorts, 'sites'>,
  clock: MoneyPorts['clock'],
) {
  const { db, ledger, statement, tell, sites } = ports;
  const bonuses = createBonuses(ports);
  const coupons = createCoupons({ db, ledger, bonuses, tell });
  const promotions = createPromotions({ sites, statement, bonuses, coupons });
  clock.every(TICK_MS, () => {
    bonuses.endDue(clock.now());
    coupons.endDue(clock.now());
  });
  return { bonuses, coupons, promotions };
}

/** @param ports the schema is up to date by then */
export function createMoney({ db, ledger, clock, sites, messages, auth, onDefect }: MoneyPorts): Money {
  openPlatformCash(ledger);
  const store = createOrderStore(db);
  const numbers = createOrderNumbers(db);
  const statement = createStatement(db, numbers, (userId, currency) =>
    ledger.balance(memberWallet(userId, currency)),
  );
  const wagering = createWagering(db);
  const tell = sendNews(messages);
  const given = createGiven({ db, ledger, statement, tell, sites }, clock);
  const grades = createGrades({ db, ledger, statement, tell });
  const wallets = createVenueWallets(ledger, sites, clock.now);
  const others = { act: true };
  const orders = createOrderService({
    db,
    store,
    ledger,
    statement,
    numbers,
    now: clock.now,
    othersAct: () => others.act,
    ...siteRules(sites),
    onDefect,
    ...given,
    tell,
    ...grades,
  });
  clock.every(TICK_MS, orders.tick);
  return {
    store,
    orders,
    statement,
    wagering,
    ...given,
    tell,
    wallets,
    others,
    ...keptOf(db, auth.passwords),
    transfers: createTransfers({ db, sites, orders, store, wallets, tell, now: clock.now }),
    treasury: createTreasury({ db, ledger, statement, now: clock.now }),
    exchange: createCurrencyExchange(ledger),
    ...grades,
  };
}

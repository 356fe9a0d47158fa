import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from '#sandbox/ledger/ledger.ts';
import type { SiteBook } from '#sandbox/site/site-book.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { createDepositLimits, type DepositLimits } from './deposit-limits.ts';
import { createExchangeDesk, type ExchangeDesk } from './exchange-desk.ts';
import { openPlatformCash } from './money-accounts.ts';
import { createOrderDesk, type OrderDesk } from './order-desk.ts';
import { createOrderStore, type OrderStore } from './order-store.ts';
import { createPayTypes } from './pay-types.ts';
import { createPayeeBook, type PayeeBook } from './payee-book.ts';
import { createStatement, type Statement } from './statement.ts';
import { createTransfers } from './transfers.ts';
import { createTreasuryBook, type TreasuryBook } from './treasury-book.ts';
import { createVenueWallets, type VenueWallets } from './venue-wallets.ts';
import { createWagering, type Wagering } from './wagering.ts';
import { createWithdrawPasswords, type WithdrawPasswords } from './withdraw-password.ts';

const TICK_MS = 500;

export type MoneyPorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly clock: Pick<WorldClock, 'now' | 'every'>;
  readonly sites: SiteBook;
};

/** Everything about members' cash. */
export type Money = {
  readonly store: OrderStore;
  readonly desk: OrderDesk;
  readonly statement: Statement;
  readonly payTypes: ReturnType<typeof createPayTypes>;
  readonly payees: PayeeBook;
  readonly passwords: WithdrawPasswords;
  readonly wagering: Wagering;
  readonly limits: DepositLimits;
  readonly wallets: VenueWallets;
  readonly transfers: ReturnType<typeof createTransfers>;
  readonly treasury: TreasuryBook;
  readonly exchange: ExchangeDesk;
  /** Set by the operator: whether counterparties act of themselves. */
  readonly others: { act: boolean };
};

/** @param ports the schema is up to date by then */
export function createMoney({ db, ledger, clock, sites }: MoneyPorts): Money {
  openPlatformCash(ledger);
  const store = createOrderStore(db);
  const statement = createStatement(db);
  const wagering = createWagering(db);
  const wallets = createVenueWallets(ledger, sites, clock.now);
  const others = { act: true };
  const desk = createOrderDesk({
    db,
    store,
    ledger,
    statement,
    now: clock.now,
    othersAct: () => others.act,
    mayTakeBack: (siteId) => sites.config(siteId).params?.withdraw_cancel === '1',
    demandWagering: wagering.demand,
  });
  clock.every(TICK_MS, desk.tick);
  return {
    store,
    desk,
    statement,
    wagering,
    wallets,
    others,
    payTypes: createPayTypes(),
    payees: createPayeeBook(db),
    passwords: createWithdrawPasswords(db),
    limits: createDepositLimits(db),
    transfers: createTransfers({ db, sites, desk, wallets }),
    treasury: createTreasuryBook({ db, ledger, statement, now: clock.now }),
    exchange: createExchangeDesk(ledger),
  };
}

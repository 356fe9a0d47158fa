import type { Currency } from '#contract/units/money.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { issueOf, memberWallet } from './account-names.ts';
import type { Ledger } from './ledger.ts';

/** The world outside: where deposits come from and withdrawals go. */
export const outsideOf = (currency: Currency) => `platform:outside:${currency}`;
/** Gets the fees of orders. */
export const feesOf = (currency: Currency) => `platform:fees:${currency}`;
/** Changes one currency into the other. */
export const exchangeOf = (currency: Currency) => `platform:exchange:${currency}`;
/** Returns the account that pays treasury interest and promotions. */
export const costsOf = (currency: Currency) => `platform:costs:${currency}`;
/** Set aside for withdrawals under way. */
export const heldOf = (userId: string, currency: Currency) => `held:${userId}:${currency}`;
/** Returns the account of a member's stakes on rounds at a venue that are not settled. */
export const stakedOf = (userId: string, venue: string, currency: Currency) =>
  `staked:${userId}:${venue}:${currency}`;
/** Returns the account of lost stakes, from which wins are paid. */
export const gamesOf = (currency: Currency) => `platform:games:${currency}`;
/** Returns the account of a member’s stakes on bets at a venue without known results. */
export const betsOf = (userId: string, venue: BookCode, currency: Currency) =>
  `bets:${userId}:${venue}:${currency}`;
/** The book of a venue: where lost stakes on matches go, and what its bets are paid from. */
export const bookOf = (venue: BookCode, currency: Currency) => `platform:book:${venue}:${currency}`;
/** Returns the account of a member's debt at the centre, after a bonus that could not be recovered whole; negative. */
export const debtOf = (userId: string, currency: Currency) => `owed:${userId}:${currency}`;
/**
 * Returns the account of a member's debt at a venue, after a correction that their wallet there did not cover; negative, and
 * repaid from the next returns at that venue.
 */
export const venueDebtOf = (userId: string, venue: BookCode, currency: Currency) =>
  `owed:${userId}:${venue}:${currency}`;
/** Returns the account of promotion bonuses with an open wagering requirement. */
export const bonusOf = (userId: string, currency: Currency) => `bonus:${userId}:${currency}`;
/** A member's savings (`yeb`), apart from the cash that can be used. */
export const treasuryOf = (userId: string, currency: Currency) => `yeb:${userId}:${currency}`;
/** A member's money at one venue, by the code of the venue. */
export const venueOf = (userId: string, venue: string, currency: Currency) =>
  `venue:${userId}:${venue}:${currency}`;

type PlayAccount = 'venue' | 'bets' | 'staked' | 'owed';

/** Returns SQL for a member's accounts of these kinds at all venues. @param user, currency parameters of the statement */
export const venueAccounts = (kinds: readonly PlayAccount[], user: string, currency: string): string => {
  const ranges = kinds.map(
    (kind) => `(account >= '${kind}:' || ${user} || ':' AND account < '${kind}:' || ${user} || ';')`,
  );
  return `SELECT account FROM ledger_account WHERE (${ranges.join(' OR ')}) AND account LIKE '%:' || ${currency}`;
};

const CASH: readonly Currency[] = ['CNY', 'USDT'];

/** Opens the platform's own cash accounts, which may owe. */
export function openPlatformCash(ledger: Ledger): void {
  for (const currency of CASH) {
    ledger.open(outsideOf(currency), currency, true);
    ledger.open(exchangeOf(currency), currency, true);
    ledger.open(costsOf(currency), currency, true);
    ledger.open(feesOf(currency), currency, false);
  }
}

/** The accounts a member's cash moves between, there from the first movement on. */
export function openMemberCash(ledger: Ledger, userId: string, currency: Currency): void {
  ledger.open(memberWallet(userId, currency), currency, false);
  ledger.open(heldOf(userId, currency), currency, false);
  ledger.open(treasuryOf(userId, currency), currency, false);
}

/** Coins the operator issues to a member, booked as an opening balance is. */
export function grantCoins(ledger: Ledger, userId: string, coins: bigint, at: number): void {
  ledger.book({
    kind: 'opening',
    at,
    roomNo: null,
    note: `${coins} 金币`,
    entries: [
      { account: issueOf('COIN'), amount: -coins },
      { account: memberWallet(userId, 'COIN'), amount: coins },
    ],
  });
}

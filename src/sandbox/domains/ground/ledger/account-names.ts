import type { Currency } from '#contract/units/money.ts';

/** Kind of countable items that members hold, such as `ITEM:makeUpCard`. */
export type ItemCurrency = `ITEM:${string}`;
/**
 * Currency of the ledger. Coins, points and items are separate currencies, in whole numbers; CNY and USDT are stored in
 * hundredths.
 */
export type LedgerCurrency = 'COIN' | 'CNY' | 'USDT' | 'POINT' | ItemCurrency;

/** Returns the source of opening balances and sold coins: it owes the total held by all others. */
export const issueOf = (currency: LedgerCurrency) => `platform:issue:${currency}`;
/** The platform's part of gifts. */
export const GIFT_REVENUE = 'platform:gifts:COIN';
/** Returns the account of members' payments for coins. */
export const salesOf = (currency: LedgerCurrency) => `platform:sales:${currency}`;

/** A member's account in the ledger. */
export const memberWallet = (userId: string, currency: LedgerCurrency) => `member:${userId}:${currency}`;
/** An anchor's coin account in the ledger. */
export const anchorWallet = (anchorRoomId: string) => `anchor:${anchorRoomId}:COIN`;
/** Returns the wallet of a crowd member: their gifts are booked as bought and given. */
export const giverWallet = (userId: string) => `giver:${userId}:COIN`;

/** Member with the currency of one of their wallets. */
export type Holder = { readonly userId: string; readonly currency: Currency };

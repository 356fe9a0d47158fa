import type { Currency } from '#contract/units/money.ts';

/** Kind of countable items that members hold, such as `ITEM:makeUpCard`. */
export type ItemCurrency = `ITEM:${string}`;
/** Coins, points and items are currencies of their own, in whole numbers; CNY and USDT are kept in hundredths. */
export type LedgerCurrency = 'COIN' | 'CNY' | 'USDT' | 'POINT' | ItemCurrency;

/** Where opening balances and sold coins come from: owes what everybody else holds. */
export const issueOf = (currency: LedgerCurrency) => `platform:issue:${currency}`;
/** The platform's part of gifts. */
export const GIFT_REVENUE = 'platform:gifts:COIN';
/** What members paid for coins. */
export const salesOf = (currency: LedgerCurrency) => `platform:sales:${currency}`;

/** A member's account in the ledger. */
export const memberWallet = (userId: string, currency: LedgerCurrency) => `member:${userId}:${currency}`;
/** An anchor's coin account in the ledger. */
export const anchorWallet = (anchorRoomId: string) => `anchor:${anchorRoomId}:COIN`;
/** Someone of the crowd: what they give is booked as bought and given. */
export const giverWallet = (userId: string) => `giver:${userId}:COIN`;

/** Member with the currency of one of their wallets. */
export type Holder = { readonly userId: string; readonly currency: Currency };

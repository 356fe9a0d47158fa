import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { dayTime, serverTime } from '#contract/units/time.ts';
import { CURRENCIES, symbolOf } from '#sandbox/base/tables/currencies.table.ts';
import type { InboxStore, NewMessage } from './inbox-store.ts';

/** Message without the time of its sending. */
export type News = Omit<NewMessage, 'at'>;

/** Puts news into a member's inbox; called within the transaction of what happened. */
export type SendNews = (userId: string, news: News, at: number) => void;

/** The news of one inbox; `at` is epoch ms of the world. */
export const sendNews =
  (messages: Pick<InboxStore, 'send'>): SendNews =>
  (userId, news, at) =>
    messages.send(userId, { ...news, at });

/** Formats an amount in minor units for a message: `¥1,204.50`. */
export const moneyText = (amount: bigint, currency: Currency): string =>
  symbolOf(currency) + formatMinor(minor(amount));
/** Returns the site's word for withdrawals [1.05]. */
export const withdrawalWord = (currency: Currency): string => CURRENCIES[currency].withdrawWord;
/** Formats a time, epoch ms, for a message: day and time in Beijing. */
export const timeText = (at: number): string => dayTime(serverTime(at));

/** Final sentence about the possible misuse of an open session. */
export const NOT_YOU = '如非本人操作，请立即修改登录密码并联系客服。';

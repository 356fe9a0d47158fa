import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { GiftBar } from '#contract/community/gift/calls.ts';
import type { Account } from '#sandbox/base/account.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { coinsBought } from '#sandbox/domains/care/inbox/money/wallet-news.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import { issueOf, memberWallet, salesOf } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { offeredPacks, type PricedPack, packOf } from './coin-packs.table.ts';

export type Permission = { readonly allowed: boolean; readonly reason: GiftBar | null };

export const ALLOWED: Permission = { allowed: true, reason: null };

/** Reports whether a member may buy coins [6.03]: not before a phone is bound. */
export const coinPermission = ({ hasPhone }: Account): Permission =>
  hasPhone ? ALLOWED : { allowed: false, reason: 'newcomer' };

/** Dependencies of the sale of coins. */
export type CoinPorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly commands: Commands;
  readonly world: { readonly clock: { now(): number } };
  readonly money: { readonly notify: SendNews; readonly statement: Statement };
};

type Buying = { readonly packId: string; readonly clientRequestId: string };
const Answer = v.object({ coins: v.string(), balance: v.string() });

/** Packs at the site's prices, that of the named number of coins first. */
export const packsOf = (siteId: SiteId, named: number | undefined) =>
  offeredPacks(named).map(({ packId, coins, price }) => ({
    packId,
    coins: coins.toString(),
    price: minorText(price[mainCurrencyOf(siteId)]),
  }));

function sell(
  { ledger, world, money }: CoinPorts,
  { userId }: Account,
  { coins, price }: PricedPack,
  siteId: SiteId,
) {
  const currency = mainCurrencyOf(siteId);
  const cash = memberWallet(userId, currency);
  const wallet = memberWallet(userId, 'COIN');
  const at = world.clock.now();
  ledger.book({
    kind: 'purchase',
    at,
    roomNo: null,
    note: `${coins} 金币`,
    entries: [
      { account: cash, amount: -price[currency] },
      { account: salesOf(currency), amount: price[currency] },
      { account: issueOf('COIN'), amount: -coins },
      { account: wallet, amount: coins },
    ],
  });
  const line = {
    userId,
    currency,
    title: '购买金币',
    note: `${coins} 金币`,
    amount: -price[currency],
  } as const;
  const settled = { fee: 0n, cls: 'success', at, orderId: null } as const;
  money.notify(userId, coinsBought(coins, money.statement.add({ ...line, ...settled, type: 'coins' })), at);
  return { coins: ledger.balance(wallet).toString(), balance: minorText(ledger.balance(cash)) };
}

/**
 * Buys a pack: cash leaves and coins arrive in one transfer, once for each `clientRequestId` [6.03].
 * @throws Refusal NOT_FOUND for an unknown pack, GIFT_NOT_ALLOWED without a phone, BALANCE_SHORT.
 */
export function buyCoins(
  platform: CoinPorts,
  account: Account,
  siteId: SiteId,
  { packId, clientRequestId }: Buying,
) {
  const command = {
    owner: account.userId,
    call: 'coin.buy',
    requestId: clientRequestId,
    input: `${siteId} ${packId}`,
    at: platform.world.clock.now(),
  };
  return platform.commands.once(command, Answer, () => {
    const pack = packOf(packId) ?? refuse('NOT_FOUND');
    if (!coinPermission(account).allowed) return refuse('GIFT_NOT_ALLOWED');
    return sell(platform, account, pack, siteId);
  }).answer;
}

import { coinCalls } from '#contract/money/coin/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { buyCoins, packsOf } from './buy-coins.ts';
import { mountCoinAdmin } from './coin-admin.ts';
import type { CoinPorts } from './coin-ports.ts';
import { createCoinRecords } from './coin-records.ts';

/** The coins of a member: balance, packs, purchase and movements [6.03, 7.14]. */
const coinHandlers = (platform: CoinPorts): HandlersOf<typeof coinCalls> => {
  const recordsOf = createCoinRecords(platform.db);
  return {
    'coin.balance': (_input, context) => ({
      coins: platform.ledger.balance(memberWallet(accountOf(context).userId, 'COIN')).toString(),
    }),
    'coin.packs': (_input, { siteId }) => ({ list: packsOf(siteId) }),
    'coin.buy': (buying, context) => buyCoins(platform, accountOf(context), context.siteId, buying),
    'coin.records': ({ page, size }, context) =>
      recordsOf(memberWallet(accountOf(context).userId, 'COIN'), page, size),
  };
};

/** The sale of coins. */
export const coinDomain = statelessDomain({
  admin: mountCoinAdmin,
  handlers: handlersFor(coinCalls, coinHandlers),
});

import type { giftCalls } from '#contract/calls/gift.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import { createCoinRecords } from '#sandbox/ledger/coin-records.ts';
import { createGiftRank, dayStart } from '#sandbox/ledger/gift-rank.ts';
import type { Platform } from '#sandbox/platform.ts';
import { requireRoom } from './chat/rooms.ts';
import { buyCoins, packsOf } from './gift/buy-coins.ts';
import { giftPermission } from './gift/permission.ts';
import { reward } from './gift/reward.ts';

/** Gifts and the coins they cost [3.08, 6.03, 7.14]. */
export const giftHandlers = (platform: Platform): HandlersOf<typeof giftCalls> => {
  const { db, ledger, world } = platform;
  const rankOf = createGiftRank(db);
  const recordsOf = createCoinRecords(db);
  return {
    'gift.config': () => ({ list: [...platform.gifts] }),
    'gift.coinBalance': (_input, context) => ({
      coins: ledger.balance(memberPurse(accountOf(context).userId, 'COIN')).toString(),
    }),
    'gift.permission': ({ roomNo }, context) => giftPermission(platform, roomNo, accountOf(context)),
    'gift.reward': (giving, context) => reward(platform, accountOf(context), giving),
    'gift.coinPacks': (_input, { siteId }) => ({ list: packsOf(siteId) }),
    'gift.buyCoins': (buying, context) => buyCoins(platform, accountOf(context), context.siteId, buying),
    'gift.coinRecords': ({ page, size }, context) =>
      recordsOf(memberPurse(accountOf(context).userId, 'COIN'), page, size),
    'gift.rank': ({ roomNo }) => {
      requireRoom(platform, roomNo);
      platform.bookCrowdGifts(roomNo);
      return { list: rankOf(roomNo, dayStart(world.clock.now())) };
    },
  };
};

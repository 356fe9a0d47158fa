import type { giftCalls } from '#contract/calls/gift.ts';
import { requireRoom } from '#sandbox/domains/chat/rooms.ts';
import { memberPurse } from '#sandbox/domains/ledger/account-names.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { buyCoins, packsOf } from './buy-coins.ts';
import { createCoinRecords } from './coin-records.ts';
import type { GiftPorts } from './gift-ports.ts';
import { createGiftRank, dayStart } from './gift-rank.ts';
import { coinPermission, giftPermission } from './permission.ts';
import { reward } from './reward.ts';

/** Gifts and the coins they cost [3.08, 6.03, 7.14]. */
export const giftHandlers = (platform: GiftPorts): HandlersOf<typeof giftCalls> => {
  const { db, ledger, world } = platform;
  const rankOf = createGiftRank(db);
  const recordsOf = createCoinRecords(db);
  return {
    'gift.config': () => ({ list: [...platform.gifts] }),
    'gift.coinBalance': (_input, context) => ({
      coins: ledger.balance(memberPurse(accountOf(context).userId, 'COIN')).toString(),
    }),
    'gift.permission': ({ roomNo }, context) => {
      const account = accountOf(context);
      return roomNo === null ? coinPermission(account) : giftPermission(platform, roomNo, account);
    },
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

import type { giftCalls } from '#contract/calls/gift.ts';
import { requireRoom } from '#sandbox/domains/chat/rooms.ts';
import { coinPermission } from '#sandbox/domains/coin/coin-permission.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createGiftGoals } from './gift-goals.ts';
import { giftPermission } from './gift-permission.ts';
import type { GiftPorts } from './gift-ports.ts';
import { createGiftRank } from './gift-rank.ts';
import { rankSince } from './rank-since.ts';
import { reward } from './reward.ts';

/** Gifts, who may give them, who has given most and what a room gives towards [3.08, 6.03, 7.14]. */
export const giftHandlers = (platform: GiftPorts): HandlersOf<typeof giftCalls> => {
  const { db, world } = platform;
  const rankOf = createGiftRank(db);
  const goalOf = createGiftGoals(platform);
  return {
    'gift.config': () => ({ list: [...platform.gifts] }),
    'gift.permission': ({ roomNo }, context) => {
      const account = accountOf(context);
      return roomNo === null ? coinPermission(account) : giftPermission(platform, roomNo, account);
    },
    'gift.reward': (giving, context) => reward(platform, accountOf(context), giving),
    'gift.rank': ({ roomNo, period }, { account }) => {
      requireRoom(platform, roomNo);
      platform.bookCrowdGifts(roomNo);
      return rankOf(roomNo, rankSince(world, roomNo, period), account);
    },
    'gift.goal': ({ roomNo }, { account }) => {
      requireRoom(platform, roomNo);
      return { goal: goalOf(roomNo, account?.userId ?? null) };
    },
  };
};

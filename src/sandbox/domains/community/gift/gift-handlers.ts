import type { giftCalls } from '#contract/community/gift/calls.ts';
import type { RANK_PERIODS } from '#contract/community/gift/gift-rules.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import { requireRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { coinPermission } from '#sandbox/domains/money/coin/buy-coins.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import type { World } from '#sandbox/world/world.ts';
import { createGiftGoals } from './gift-goals.ts';
import type { GiftPorts } from './gift-ports.ts';
import { createGiftRank } from './gift-rank.ts';
import { giftPermission, reward } from './reward.ts';

type RankPeriod = (typeof RANK_PERIODS)[number];

/** Days from the first midnight in Beijing after the epoch, a Thursday, to the first Monday. */
const FIRST_MONDAY = 4;
const WEEK_DAYS = 7;

/** Returns midnight in Beijing before the Monday of the week of `now`. */
function weekStart(now: number): number {
  const today = dayStartOf(now);
  const day = Math.round((today - dayStartOf(0)) / DAY_MS);
  return today - ((day - FIRST_MONDAY + WEEK_DAYS) % WEEK_DAYS) * DAY_MS;
}

/**
 * Returns the start of a room's session, epoch ms: a match is the only session of its room, an anchor goes live repeatedly
 * in theirs.
 */
const sessionStart = ({ anchors }: World, roomNo: string): number =>
  roomNo.startsWith('a-') ? (anchors.onAirSince(roomNo.slice(2)) ?? Number.POSITIVE_INFINITY) : 0;

/** From when on the board of a room adds up, epoch ms. */
function rankSince(world: World, roomNo: string, period: RankPeriod): number {
  switch (period) {
    case 'day':
      return dayStartOf(world.clock.now());
    case 'week':
      return weekStart(world.clock.now());
    case 'session':
      return sessionStart(world, roomNo);
    default:
      return period satisfies never;
  }
}

/** Handlers of gifts, the permission to give them, the ranking of givers and the goal of a room [3.08, 6.03, 7.14]. */
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
    'gift.reward': (request, context) => reward(platform, accountOf(context), request),
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

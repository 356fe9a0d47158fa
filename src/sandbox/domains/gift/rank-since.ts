import type { RANK_PERIODS } from '#contract/constants/gift.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { World } from '#sandbox/world/world.ts';
import { dayStart } from './gift-rank.ts';

type RankPeriod = (typeof RANK_PERIODS)[number];

/** The epoch began on a Thursday: its first Monday in Beijing is so many days after the first midnight there. */
const FIRST_MONDAY = 4;
const WEEK_DAYS = 7;

/** Midnight in Beijing before the Monday that `now` belongs to. */
function weekStart(now: number): number {
  const today = dayStart(now);
  const day = Math.round((today - dayStart(0)) / DAY_MS);
  return today - ((day - FIRST_MONDAY + WEEK_DAYS) % WEEK_DAYS) * DAY_MS;
}

/** Since when the session of a room runs, epoch ms: a match has its room to itself, an anchor comes on air in theirs again and again. */
const sessionStart = ({ anchors }: World, roomNo: string): number =>
  roomNo.startsWith('a-') ? (anchors.onAirSince(roomNo.slice(2)) ?? Number.POSITIVE_INFINITY) : 0;

/** From when on the board of a room adds up, epoch ms. */
export function rankSince(world: World, roomNo: string, period: RankPeriod): number {
  switch (period) {
    case 'day':
      return dayStart(world.clock.now());
    case 'week':
      return weekStart(world.clock.now());
    case 'session':
      return sessionStart(world, roomNo);
    default:
      return period satisfies never;
  }
}

import { DAY_MS } from '#contract/units/durations.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Items } from './engine/prizes/items.ts';
import type { Points } from './points/points.ts';

type Holdings = { readonly items: Items; readonly points: Points };

/** Days ago, and points that were earned then. */
const EARNED: readonly (readonly [number, bigint])[] = [
  [340, 1_200n],
  [200, 3_000n],
  [90, 2_640n],
  [20, 1_800n],
];
const CARDS = 2;

/** Adds the earlier earnings of the first demo member: points of several months, and cards. Done once. */
export function seedHoldings({ items, points }: Holdings, now: number): void {
  const userId = demoUserId('beian');
  if (points.lots(userId).length > 0 || items.held(userId, 'makeUpCard') > 0) return;
  for (const [days, earned] of EARNED) points.credit(userId, earned, '观赛与任务', now - days * DAY_MS);
  items.give(userId, 'makeUpCard', CARDS, '累计签到', now);
}

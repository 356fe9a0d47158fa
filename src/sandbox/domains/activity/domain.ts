import { activityCalls } from '#contract/activity/calls.ts';
import { DAY_MS, SECOND_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record, slow } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { mountActivityAdmin } from './activity-admin.ts';
import { activityHandlers } from './activity-handlers.ts';
import { activityMigrations } from './activity-migrations.ts';
import type { Items } from './engine/prizes/items.ts';
import { type ActivityService, createActivityParts } from './open-activities.ts';
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
function seedHoldings({ items, points }: Holdings, now: number): void {
  const userId = demoUserId('beian');
  if (points.lots(userId).length > 0 || items.held(userId, 'makeUpCard') > 0) return;
  for (const [days, earned] of EARNED) points.credit(userId, earned, '观赛与任务', now - days * DAY_MS);
  items.give(userId, 'makeUpCard', CARDS, '累计签到', now);
}

type Opened = { readonly activities: ActivityService };

/** Activities, their editions and what members did in them. */
export const activityDomain = domain({
  migrations: activityMigrations,
  bounds: {
    activity_edition: slow(5),
    activity_point_lot: record,
    activity_point_use: record,
    activity_result: record,
    activity_setting: record,
    activity_stock: slow(30),
    activity_tag: record,
    euro24_question: record,
    euro_cup_pick: record,
    guess_question: slow(60),
    guess_stake: slow(400),
    lottery_draw: slow(1),
    lottery_growth: slow(24),
    lottery_ticket: record,
    rain_entry: slow(300),
    rain_window: slow(10),
  },
  open: (ports: Parameters<typeof createActivityParts>[0]) => ({ activities: createActivityParts(ports) }),
  seed({ db, activities }: Stored & Opened, now) {
    activities.due(now);
    seedOnce(db, 'holdings', () => seedHoldings(activities, now));
  },
  duties: [{ everyMs: 10 * SECOND_MS, run: ({ activities }: Opened, now) => activities.due(now) }],
  admin: mountActivityAdmin,
  handlers: handlersFor(activityCalls, activityHandlers),
});

import { activityCalls } from '#contract/activity/calls.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record, slow } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { mountActivityAdmin } from './activity-admin.ts';
import { activityHandlers } from './activity-handlers.ts';
import { activityMigrations } from './activity-migrations.ts';
import { type ActivityService, createActivityParts } from './open-activities.ts';
import { seedHoldings } from './seed-holdings.ts';

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

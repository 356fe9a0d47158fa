import * as v from 'valibot';
import { activityCalls } from '#contract/activity/calls.ts';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { ACTIVITY_ITEMS } from '#contract/activity/schema/prize.ts';
import { ActAnswer } from '#contract/activity/schema/record.ts';
import { DAY_MS, SECOND_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { record, slow } from '#sandbox/db/table-bound.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { AdminRefusal, byRules, memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { domain, handlersFor, type Stored, type Timed } from '../domain.ts';
import { type Commands, runOnce } from '../ground/command/commands.ts';
import type { Accounts } from '../ground/member/accounts.ts';
import { demoUserId } from '../ground/member/seed-members.ts';
import type { Activities } from './engine/activities.ts';
import { activityMemberOf } from './engine/activity-member.ts';
import { EditRefusal } from './engine/desk/editing.ts';
import { engineMigrations } from './engine/engine-migrations.ts';
import type { Items } from './engine/prizes/items.ts';
import { ACTIVITY_TAGS } from './engine/tags.ts';
import { cupMigrations } from './kinds/euro-cup/pick-store.ts';
import { euro24Migrations } from './kinds/euro24/euro24-store.ts';
import { guessMigrations } from './kinds/guess/guess-store.ts';
import type { LotteryRules } from './kinds/lottery/lottery-rules.ts';
import { lotteryMigrations } from './kinds/lottery/lottery-store.ts';
import { rainMigrations } from './kinds/rain/rain-store.ts';
import { type ActivityService, createActivityParts } from './open-activities.ts';
import type { Points } from './points/points.ts';

/** Migrations of activities: the engine, then each kind that has its own tables. */
export const activityMigrations: readonly Migrations[] = [
  engineMigrations,
  euro24Migrations,
  cupMigrations,
  rainMigrations,
  lotteryMigrations,
  guessMigrations,
];

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
  items.grant(userId, 'makeUpCard', CARDS, '累计签到', now);
}

type Opened = { readonly activities: ActivityService };

/** Dependencies of the handlers. */
type Ports = {
  readonly commands: Commands;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly activities: Activities & { readonly lotteryProof: LotteryRules['proof'] };
};

type Acted = v.InferInput<typeof ActAnswer>;
const Acted = v.custom<Acted>((value) => v.safeParse(ActAnswer, value).success);

/** Activities and what members do in them [1.03, 7.17]. */
export const activityHandlers = ({
  commands,
  world,
  activities,
}: Ports): HandlersOf<typeof activityCalls> => {
  const once = runOnce(commands, world.clock.now);
  const detail =
    <Kind extends PlayableKind>(kind: Kind) =>
    (_input: unknown, context: CallContext) =>
      activities.detail(kind, activityMemberOf(context), world.clock.now());
  return {
    'activity.list': (_input, context) => {
      const member = context.account === null ? null : activityMemberOf(context);
      return activities.list(member, world.clock.now());
    },
    'activity.records': ({ kind, page, size }, context) =>
      activities.records(activityMemberOf(context), kind, size, (page - 1) * size),
    'activity.act': (request, context) =>
      once('activity.act', context, request, Acted, (_userId, at) => ({
        result: activities.act(activityMemberOf(context), request.activityId, request.does, at),
      })),
    'activity.signIn': detail('signIn'),
    'activity.topGift': detail('topGift'),
    'activity.euroCup': detail('euroCup'),
    'activity.luxuryGift': detail('luxuryGift'),
    'activity.euro24': detail('euro24'),
    'activity.euro24Next': (_input, context) =>
      activities.next('euro24', activityMemberOf(context), context.now),
    'activity.wheel': detail('wheel'),
    'activity.rain': detail('rain'),
    'activity.lottery': detail('lottery'),
    'activity.lotteryProof': ({ drawNo }, context) => {
      activityMemberOf(context);
      return activities.lotteryProof(drawNo, world.clock.now());
    },
    'activity.guess': detail('guess'),
    'activity.breakout': detail('breakout'),
    'activity.newcomer': detail('newcomer'),
    'activity.firstDeposit': detail('firstDeposit'),
    'activity.continuedDeposit': detail('continuedDeposit'),
    'activity.treasuryTask': detail('treasuryTask'),
  };
};

const integerUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const COUNT_MAX = 100_000;
const name = v.string();

const Step = v.strictObject({ step: v.string() });
const Tag = v.strictObject({ name, tag: v.picklist(ACTIVITY_TAGS), on: v.boolean() });
/** Whole numbers by the name of their field. */
const Numbers = v.record(v.string(), v.pipe(v.number(), v.integer()));
/** Points for a member, or a number of one item. */
const Grant = v.variant('is', [
  v.strictObject({ is: v.literal('points'), name, count: v.pipe(integerUpTo(COUNT_MAX), v.minValue(1)) }),
  v.strictObject({
    is: v.literal('item'),
    name,
    item: v.picklist(ACTIVITY_ITEMS),
    count: v.pipe(integerUpTo(100), v.minValue(1)),
  }),
]);

/** Runs a step of the desk; a refusal becomes the operator's own. */
const orRefuse = (run: () => void): void =>
  byRules(() => {
    try {
      run();
    } catch (thrown) {
      if (thrown instanceof EditRefusal) throw new AdminRefusal(409, thrown.message);
      throw thrown;
    }
  });

type AdminPorts = Stored & Timed & { readonly activities: ActivityService; readonly accounts: Accounts };

/**
 * Mounts the routes with which operators open, end and draw activities, exclude members, change editable numbers, and give
 * points and items.
 */
function mountActivityAdmin(site: Site, { activities, accounts, db, world }: AdminPorts): void {
  const { desk, points, items, tags } = activities;
  const now = () => world.clock.now();
  const userOf = (login: string): string => memberNamed(accounts, login).userId;
  post(site, '/sandbox/activities/tags', Tag, (change) => {
    const userId = userOf(change.name);
    if (change.on) tags.set(userId, change.tag, now());
    else tags.lift(userId, change.tag);
  });
  post(site, '/sandbox/activities/gifts', Grant, (grant) => {
    const userId = userOf(grant.name);
    transaction(db, () =>
      grant.is === 'points'
        ? points.credit(userId, BigInt(grant.count), '运营赠送', now())
        : items.grant(userId, grant.item, grant.count, '运营赠送', now()),
    );
  });
  post(site, '/sandbox/activities/:id/numbers/:group', Numbers, (values, { req }) =>
    orRefuse(() => desk.edit(req.param('id') ?? '', req.param('group') ?? '', values, now())),
  );
  post(site, '/sandbox/activities/:id', Step, ({ step }, context) =>
    orRefuse(() => desk.performStep(context.req.param('id') ?? '', step, now())),
  );
}

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

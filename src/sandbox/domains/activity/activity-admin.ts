import * as v from 'valibot';
import { ACTIVITY_ITEMS } from '#contract/activity/schema/prize.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Stored, Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { AdminRefusal, byRules, memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { EditRefusal } from './engine/desk/editing.ts';
import { ACTIVITY_TAGS } from './engine/tags.ts';
import type { ActivityService } from './open-activities.ts';

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const MOST = 100_000;
const name = v.string();

const Step = v.strictObject({ step: v.string() });
const Tag = v.strictObject({ name, tag: v.picklist(ACTIVITY_TAGS), on: v.boolean() });
/** Whole numbers by the name of their field. */
const Numbers = v.record(v.string(), v.pipe(v.number(), v.integer()));
/** Points for a member, or a number of one item. */
const Given = v.variant('is', [
  v.strictObject({ is: v.literal('points'), name, count: v.pipe(whole(MOST), v.minValue(1)) }),
  v.strictObject({
    is: v.literal('item'),
    name,
    item: v.picklist(ACTIVITY_ITEMS),
    count: v.pipe(whole(100), v.minValue(1)),
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

type Ports = Stored & Timed & { readonly activities: ActivityService; readonly accounts: Accounts };

/**
 * Mounts the routes with which operators open, end and draw activities, exclude members, change editable numbers, and give
 * points and items.
 */
export function mountActivityAdmin(site: Site, { activities, accounts, db, world }: Ports): void {
  const { desk, points, items, tags } = activities;
  const now = () => world.clock.now();
  const userOf = (login: string): string => memberNamed(accounts, login).userId;
  post(site, '/sandbox/activities/tags', Tag, (asked) => {
    const userId = userOf(asked.name);
    if (asked.on) tags.set(userId, asked.tag, now());
    else tags.lift(userId, asked.tag);
  });
  post(site, '/sandbox/activities/gifts', Given, (given) => {
    const userId = userOf(given.name);
    transaction(db, () =>
      given.is === 'points'
        ? points.credit(userId, BigInt(given.count), '运营赠送', now())
        : items.give(userId, given.item, given.count, '运营赠送', now()),
    );
  });
  post(site, '/sandbox/activities/:id/numbers/:group', Numbers, (values, { req }) =>
    orRefuse(() => desk.edit(req.param('id') ?? '', req.param('group') ?? '', values, now())),
  );
  post(site, '/sandbox/activities/:id', Step, ({ step }, context) =>
    orRefuse(() => desk.take(context.req.param('id') ?? '', step, now())),
  );
}

import { activityCalls } from '#contract/activity/calls.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { activityHandlers } from '#sandbox/domains/activity/domain.ts';
import { createActivityParts } from '#sandbox/domains/activity/open-activities.ts';
import { sendNews } from '#sandbox/domains/care/inbox/news.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { createParcelStore } from '#sandbox/domains/rewards/parcel/parcel-store.ts';
import { createParcels } from '#sandbox/domains/rewards/parcel/parcels.ts';
import { bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createWorld } from '#sandbox/world/create-world.ts';
import { ACTIVITY_TABLES } from '#tests/fixtures/money/activity-books.ts';
import type { moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import type { Answer } from '../network/sealed-server.ts';

type Books = ReturnType<typeof moneyBooksBy>;

/** The sandbox's own handler of what members do in activities, opened when the first of them acts. */
export function activityAnswers(
  { db, ledger, money, messages, commands }: Books,
  now: () => number,
  contextOf: (token: string) => CallContext,
): Readonly<Record<'activity.act', Answer>> {
  const open = () => {
    migrate(db, ACTIVITY_TABLES);
    const world = createWorld({ seed: 7, clock: drivenClock(now()), db, gifts: GIFTS, crowd: 0 });
    const store = createParcelStore(db);
    const parcels = { store, desk: createParcels({ db, store, notify: sendNews(messages) }) };
    const activities = createActivityParts({ db, world, ledger, money, messages, parcels });
    const handlers = activityHandlers({ commands, world: { clock: { now } }, activities });
    return bindCalls(activityCalls, handlers, false).find(({ name }) => name === 'activity.act');
  };
  let bound: ReturnType<typeof open>;
  return {
    'activity.act': ({ token, input }) => {
      bound ??= open();
      return bound?.answer(input, contextOf(token));
    },
  };
}

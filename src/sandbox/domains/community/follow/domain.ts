import { followCalls } from '#contract/community/follow/calls.ts';
import type { FollowKind } from '#contract/community/follow/schema.ts';
import { HOUR_MS, SECOND_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { createRainStore, type RainStore } from '#sandbox/domains/activity/kinds/rain/rain-store.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { World } from '#sandbox/world/world.ts';
import { followHandlers } from './follow-handlers.ts';
import { createFollowStore, type FollowStore, followMigrations } from './follow-store.ts';
import { createReminders, type Reminders } from './reminders.ts';
import { sendReminders } from './send-reminders.ts';

const NAME = 'beian';
/** Follows of the longest-standing demo member, the oldest first. */
const FOLLOWED: readonly (readonly [FollowKind, string])[] = [
  ['league', 'des'],
  ['anchor', '1001'],
  ['expert', 'zhou-heng'],
  ['anchor', '1002'],
  ['team', '星港城'],
];

/** Adds the follows of a demo member, from the hours before the platform opened. */
function seedFollows(follows: FollowStore, now: number): void {
  for (const [index, [kind, id]] of FOLLOWED.entries())
    follows.set(demoUserId(NAME), kind, id, true, now - (FOLLOWED.length - index) * HOUR_MS);
}

type Reminding = Stored & {
  readonly world: World;
  readonly reminders: Reminders;
  readonly rain: Pick<RainStore, 'byId'>;
  readonly restrictions: Restrictions;
  readonly money: { readonly notify: SendNews };
};

/** Follows of members, and the reminders they set. */
export const followDomain = domain({
  migrations: [followMigrations],
  bounds: {
    member_follow: record,
    member_reminder: record,
  },
  open: ({ db }: Stored) => ({
    follows: createFollowStore(db),
    reminders: createReminders(db),
    rain: createRainStore(db),
  }),
  seed: ({ db, follows }: Stored & { readonly follows: FollowStore }, now) =>
    seedOnce(db, 'follows', () => seedFollows(follows, now)),
  duties: [
    {
      everyMs: 10 * SECOND_MS,
      run: (ports: Reminding) => sendReminders({ ...ports, notify: ports.money.notify }),
    },
  ],
  handlers: handlersFor(followCalls, followHandlers),
});

import { followCalls } from '#contract/community/follow/calls.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { createRainStore, type RainStore } from '#sandbox/domains/activity/kinds/rain/rain-store.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { World } from '#sandbox/world/world.ts';
import { followHandlers } from './follow-handlers.ts';
import { createFollowStore, type FollowStore, followMigrations } from './follow-store.ts';
import { createReminders, type Reminders } from './reminders.ts';
import { seedFollows } from './seed-follows.ts';
import { sendReminders } from './send-reminders.ts';

type Reminding = Stored & {
  readonly world: World;
  readonly reminders: Reminders;
  readonly rain: Pick<RainStore, 'byId'>;
  readonly restrictions: Restrictions;
  readonly money: { readonly tell: SendNews };
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
      run: (ports: Reminding) => sendReminders({ ...ports, tell: ports.money.tell }),
    },
  ],
  handlers: handlersFor(followCalls, followHandlers),
});

import type { DatabaseSync } from 'node:sqlite';
import type { followCalls } from '#contract/community/follow/calls.ts';
import type { FollowKind, RemindKind } from '#contract/community/follow/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { createRainStore, type RainStore } from '#sandbox/domains/activity/kinds/rain/rain-store.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { NewsService } from '#sandbox/domains/site/news/news-service.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';
import { followFeed } from './follow-feed.ts';
import type { FollowStore } from './follow-store.ts';
import type { Reminders } from './reminders.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly db: DatabaseSync;
  readonly money: { readonly acts: Pick<Acts, 'note'> };
  readonly world: World;
  readonly news: NewsService;
  readonly follows: FollowStore;
  readonly reminders: Reminders;
  readonly restrictions: Pick<Restrictions, 'admit'>;
};

function isThere({ world, news }: Ports, kind: FollowKind, id: string): boolean {
  switch (kind) {
    case 'match':
      return world.matches.find(id) !== null;
    case 'league':
      return LEAGUES.some(({ leagueId }) => leagueId === id);
    case 'team':
      return LEAGUES.some(({ clubs }) => clubs.includes(id));
    case 'anchor':
      return world.anchors.find(id) !== null;
    case 'expert':
      return news.expert(id) !== null;
    default:
      return kind satisfies never;
  }
}

type Following = { readonly kind: FollowKind; readonly id: string; readonly on: boolean };

/** Value of the wire for an anchor who is live [4.01]. */
const ON_AIR = 1;

type Asked = { readonly kind: RemindKind; readonly id: string };

/** Reports whether a reminder is possible: not for an event that has begun, nor an anchor who is live. */
function canRemind({ world }: Ports, rain: Pick<RainStore, 'byId'>, { kind, id }: Asked): boolean {
  switch (kind) {
    case 'match':
      return world.matches.find(id)?.clockPhase === 'upcoming';
    case 'anchor': {
      const anchor = world.anchors.find(id);
      return anchor !== null && anchor.status !== ON_AIR;
    }
    case 'rain':
      return world.clock.now() < (rain.byId(id)?.open_at ?? 0);
  }
}

/** Follows something or leaves it; an anchor who is followed counts once for activities. */
function setFollow({ db, follows, money }: Ports, userId: string, asked: Following, at: number): void {
  const { kind, id, on } = asked;
  transaction(db, () => {
    follows.set(userId, kind, id, on, at);
    if (!on || kind !== 'anchor') return;
    const sourceId = `follow:${userId}:${id}`;
    money.acts.note({ sourceId, userId, kind: 'follow', thing: id, amount: 1n, at });
  });
}

/** Handlers of follows and reminders. A missing item can still be unfollowed, but not followed again. */
export const followHandlers = (platform: Ports): HandlersOf<typeof followCalls> => {
  const { follows, reminders, restrictions } = platform;
  const rain = createRainStore(platform.db);
  const viewOf = (userId: string) => ({ ...follows.of(userId), ...reminders.of(userId) });
  return {
    'follow.list': (_input, context) => viewOf(accountOf(context).userId),
    'follow.set': (asked, context) => {
      const { userId } = accountOf(context);
      if (asked.on && !isThere(platform, asked.kind, asked.id)) refuse('NOT_FOUND');
      setFollow(platform, userId, asked, context.now);
      return viewOf(userId);
    },
    'follow.feed': (_input, context) => followFeed(platform, viewOf(accountOf(context).userId)),
    'follow.remind': ({ kind, id, on }, context) => {
      const { userId } = accountOf(context);
      if (on && kind === 'rain') restrictions.admit(userId, platform.world.clock.now());
      if (on && !canRemind(platform, rain, { kind, id })) refuse('NOT_FOUND');
      reminders.set(userId, kind, id, on, context.now);
      return viewOf(userId);
    },
  };
};

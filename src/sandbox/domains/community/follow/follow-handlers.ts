import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { followCalls } from '#contract/community/follow/calls.ts';
import type { FollowFeed, FollowKind, Follows, RemindKind } from '#contract/community/follow/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
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

type RemindSubject = { readonly kind: RemindKind; readonly id: string };

/** Reports whether a reminder is possible: not for an event that has begun, nor an anchor who is live. */
function canRemind({ world }: Ports, rain: Pick<RainStore, 'byId'>, { kind, id }: RemindSubject): boolean {
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
function setFollow({ db, follows, money }: Ports, userId: string, change: Following, at: number): void {
  const { kind, id, on } = change;
  transaction(db, () => {
    follows.set(userId, kind, id, on, at);
    if (!on || kind !== 'anchor') return;
    const sourceId = `follow:${userId}:${id}`;
    money.acts.note({ sourceId, userId, kind: 'follow', thing: id, amount: 1n, at });
  });
}

type FeedWire = v.InferInput<typeof FollowFeed>;
type Followed = v.InferInput<typeof Follows>;
type FeedPorts = { readonly world: World; readonly news: NewsService };

/** Maximum number of matches: as many as fit a screen that is read to the end. */
const MATCHES_MAX = 20;
/** Time before a match at which its anchor goes live, ms. */
const ON_AIR_BEFORE_MS = 10 * MINUTE_MS;

function matchesOf({ matches }: World, followed: Followed): FeedWire['matches'] {
  const { leagues, teams } = followed;
  const own = new Set([...followed.matches, ...followed.remindMatches]);
  return matches
    .meetings()
    .filter(
      ({ matchId, leagueId, homeName, visitName }) =>
        own.has(matchId) ||
        leagues.includes(leagueId) ||
        teams.includes(homeName) ||
        teams.includes(visitName),
    )
    .slice(0, MATCHES_MAX)
    .flatMap(({ matchId }) => matches.find(matchId) ?? []);
}

/** Returns followed anchors, then those with a reminder only. */
function anchorsOf({ anchors, matches }: World, followed: Followed): FeedWire['anchors'] {
  const ids = new Set([...followed.anchors, ...followed.remindAnchors]);
  return [...ids].flatMap((id) => {
    const anchor = anchors.find(id);
    if (!anchor) return [];
    const match = anchor.matchId === null ? null : matches.find(anchor.matchId);
    const isNext = anchor.status === 0 && match !== null;
    return [{ anchor, nextAt: isNext ? match.startAt - ON_AIR_BEFORE_MS : null }];
  });
}

/** Returns the current state of all that a member follows; removed items are left out. */
const followFeed = ({ world, news }: FeedPorts, followed: Followed): FeedWire => ({
  matches: matchesOf(world, followed),
  anchors: anchorsOf(world, followed),
  experts: followed.experts.flatMap((id) => news.expert(id)?.expert ?? []),
  leagues: followed.leagues.flatMap((id) => {
    const league = LEAGUES.find(({ leagueId }) => leagueId === id);
    return league ? [{ leagueId: id, name: league.name }] : [];
  }),
  teams: followed.teams.map((name) => ({ name })),
});

/** Handlers of follows and reminders. A missing item can still be unfollowed, but not followed again. */
export const followHandlers = (platform: Ports): HandlersOf<typeof followCalls> => {
  const { follows, reminders, restrictions } = platform;
  const rain = createRainStore(platform.db);
  const viewOf = (userId: string) => ({ ...follows.of(userId), ...reminders.of(userId) });
  return {
    'follow.list': (_input, context) => viewOf(accountOf(context).userId),
    'follow.set': (change, context) => {
      const { userId } = accountOf(context);
      if (change.on && !isThere(platform, change.kind, change.id)) refuse('NOT_FOUND');
      setFollow(platform, userId, change, context.now);
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

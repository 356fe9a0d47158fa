import type * as v from 'valibot';
import type { FollowFeed, Follows } from '#contract/community/follow/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { NewsService } from '#sandbox/domains/site/news/news-service.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';

type FeedWire = v.InferInput<typeof FollowFeed>;
type Followed = v.InferInput<typeof Follows>;
type Ports = { readonly world: World; readonly news: NewsService };

/** Maximum number of matches: as many as fit a screen that is read to the end. */
const MATCHES_MOST = 20;
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
    .slice(0, MATCHES_MOST)
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
export const followFeed = ({ world, news }: Ports, followed: Followed): FeedWire => ({
  matches: matchesOf(world, followed),
  anchors: anchorsOf(world, followed),
  experts: followed.experts.flatMap((id) => news.expert(id)?.expert ?? []),
  leagues: followed.leagues.flatMap((id) => {
    const league = LEAGUES.find(({ leagueId }) => leagueId === id);
    return league ? [{ leagueId: id, name: league.name }] : [];
  }),
  teams: followed.teams.map((name) => ({ name })),
});

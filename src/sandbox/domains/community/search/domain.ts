import type * as v from 'valibot';
import { searchCalls } from '#contract/community/search/calls.ts';
import type { SearchResult } from '#contract/community/search/schema.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { ranked } from '#sandbox/base/names/rank.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { GameStore } from '#sandbox/domains/play/game/game-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { Meeting } from '#sandbox/world/matches/match-store.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import type { World } from '#sandbox/world/world.ts';

type SearchWire = v.InferInput<typeof SearchResult>;
type LeagueWire = SearchWire['leagues'][number];

const PER_KIND = 6;

const isUnfinished = ({ clockPhase }: MatchWire) => clockPhase !== 'ended';

/** The leagues of matches that are on or to come, those with most of them first. */
function leaguesOf(matches: readonly Meeting[]): readonly LeagueWire[] {
  const leagues = new Map<string, LeagueWire>();
  for (const { leagueId, matchName, ballClassId, clockPhase } of matches) {
    const known = leagues.get(leagueId);
    const total = (known?.total ?? 0) + 1;
    const live = (known?.live ?? 0) + (clockPhase === 'upcoming' ? 0 : 1);
    leagues.set(leagueId, {
      leagueId,
      name: matchName,
      logo: artUrl('crest', matchName),
      ballClassId,
      total,
      live,
    });
  }
  return [...leagues.values()].sort((left, right) => right.total - left.total);
}

/** Dependencies of the search. */
type SearchPorts = {
  readonly world: World;
  readonly games: GameStore;
};

/** Returns all results of a site for a text, at most six of a kind. */
function searchSite({ world, games }: SearchPorts, siteId: SiteId, text: string): SearchWire {
  const meetings = world.matches.meetings();
  const few = <Item>(items: readonly Item[]) => items.slice(0, PER_KIND);
  return {
    matches: few(
      ranked(meetings, text, ({ homeName, visitName, matchName }) => ({
        names: [homeName, visitName],
        others: [matchName],
      })),
    ).flatMap(({ matchId }) => world.matches.find(matchId, siteId) ?? []),
    leagues: few(ranked(leaguesOf(meetings), text, ({ name }) => ({ names: [name], others: [] }))),
    anchors: few(
      ranked(world.anchors.list(), text, ({ nickname, title, topic }) => ({
        names: [nickname],
        others: [title, topic],
      })),
    ),
    games: few(games.search(siteId, null, text)),
  };
}

/** Returns popular searches: clubs of the most watched matches, a league, anchors and games on top. */
function hotSearches({ world, games }: SearchPorts, siteId: SiteId): string[] {
  const matches = world.matches.list(0).filter(isUnfinished);
  const [league] = leaguesOf(matches);
  const terms = [
    ...matches.slice(0, 3).map(({ homeName }) => homeName),
    ...(league ? [league.name] : []),
    ...world.anchors
      .list()
      .slice(0, 2)
      .map(({ nickname }) => nickname),
    ...games.hot(siteId, 3).map(({ name }) => name),
  ];
  return [...new Set(terms)];
}

/** Search over everything the site has [2.10]. */
const searchHandlers = (platform: SearchPorts): HandlersOf<typeof searchCalls> => ({
  'search.all': ({ text }, { siteId }) => searchSite(platform, siteId, text),
  'search.hot': (_input, { siteId }) => ({ list: hotSearches(platform, siteId) }),
});

/** Search over everything the site has. */
export const searchDomain = statelessDomain({
  handlers: handlersFor(searchCalls, searchHandlers),
});

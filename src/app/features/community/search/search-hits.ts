import { homeListPath } from '#app/routes/home-pick.ts';
import { anchorRoomPath, matchRoomPath } from '#app/routes/paths.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import type { SearchResult } from '#contract/community/search/schema.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { Match } from '#contract/play/match/schema.ts';

type Part = { readonly text: string; readonly isMarked: boolean; readonly at: number };

/** A name cut where it answers the text, upper or lower case alike. A name found by its initials has no such place. */
export function markedParts(name: string, text: string): readonly Part[] {
  const index = text === '' ? -1 : name.toLowerCase().indexOf(text.toLowerCase());
  if (index < 0) return [{ text: name, isMarked: false, at: 0 }];
  const end = index + text.length;
  return [
    { text: name.slice(0, index), isMarked: false, at: 0 },
    { text: name.slice(index, end), isMarked: true, at: index },
    { text: name.slice(end), isMarked: false, at: end },
  ].filter((part) => part.text !== '');
}

type League = SearchResult['leagues'][number];

/** One thing a search found. */
export type Hit =
  | { readonly is: 'match'; readonly id: string; readonly match: Match }
  | { readonly is: 'league'; readonly id: string; readonly league: League }
  | { readonly is: 'anchor'; readonly id: string; readonly anchor: Anchor }
  | { readonly is: 'game'; readonly id: string; readonly game: Game };

export const HIT_GROUPS = ['matches', 'leagues', 'anchors', 'games'] as const;
export type HitGroup = { readonly name: (typeof HIT_GROUPS)[number]; readonly hits: readonly Hit[] };

/** Groups the hits by kind, in display order; kinds without a hit are omitted. */
export function groupsOf({ matches, leagues, anchors, games }: SearchResult): readonly HitGroup[] {
  const hits = {
    matches: matches.map((match): Hit => ({ is: 'match', id: `m-${match.matchId}`, match })),
    leagues: leagues.map((league): Hit => ({ is: 'league', id: `l-${league.leagueId}`, league })),
    anchors: anchors.map((anchor): Hit => ({ is: 'anchor', id: `a-${anchor.anchorRoomId}`, anchor })),
    games: games.map((game): Hit => ({ is: 'game', id: `g-${game.gameId}`, game })),
  };
  return HIT_GROUPS.map((name) => ({ name, hits: hits[name] })).filter((group) => group.hits.length > 0);
}

/** Returns the target of a hit; a game opens its details in place, and an offline anchor has no target [4.01]. */
export function pathOfHit(hit: Exclude<Hit, { is: 'game' }>): string {
  switch (hit.is) {
    case 'match':
      return matchRoomPath(hit.match.matchId);
    case 'league':
      return homeListPath({
        tab: hit.league.sport,
        scope: hit.league.live > 0 ? 'live' : 'today',
        league: hit.league.leagueId,
      });
    case 'anchor':
      return anchorRoomPath(hit.anchor.anchorRoomId);
  }
}

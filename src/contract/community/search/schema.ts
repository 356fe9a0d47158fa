import * as v from 'valibot';
import { Anchor } from '#contract/community/live/anchor-schema.ts';
import { LeagueId } from '#contract/fields/ids.ts';
import { Game } from '#contract/play/game/schema.ts';
import { Match, SPORTS } from '#contract/play/match/schema.ts';

/** A league that a search found: its matches not yet over, and how many of them are on. */
const FoundLeague = v.object({
  leagueId: LeagueId,
  name: v.string(),
  logo: v.string(),
  ballClassId: v.picklist([1, 2, 3]),
  total: v.number(),
  live: v.number(),
});

/** Search results, the best of each kind first, at most six of a kind. */
export const SearchResult = v.object({
  matches: v.array(Match),
  leagues: v.array(
    v.pipe(
      FoundLeague,
      v.transform(({ ballClassId, ...league }) => ({ ...league, sport: SPORTS[ballClassId] })),
    ),
  ),
  anchors: v.array(Anchor),
  games: v.array(Game),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;

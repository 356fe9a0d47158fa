import * as v from 'valibot';
import type { ErrorCode } from '#contract/errors.ts';
import { LeagueId, type MatchId } from '#contract/fields/ids.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { MatchWire, matchFromWire, type Sport } from '#contract/play/match/schema.ts';
import type { DayText } from '#contract/units/day-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { Market } from '../odds/schema.ts';

/** Scopes of a match list: live, later today, or on a later day. */
export const BOARD_SCOPES = ['live', 'today', 'early'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];

/** The prices a row of the match list shows; null where the venue offers no such market. */
export const MainMarkets = v.object({
  /** 独赢: home, draw, away; two selections in a sport without draws. */
  win: v.nullable(Market),
  /** Most balanced line: home, away. */
  handicap: v.nullable(Market),
  /** The same: over, under. */
  total: v.nullable(Market),
  /** All markets of the match. */
  marketCount: v.number(),
});
export type MainMarkets = v.InferOutput<typeof MainMarkets>;

/** A row of the match list: on the wire the match's own fields, and `mainMarkets` as an extension of ours. */
export const BoardRow = v.pipe(
  v.object({ ...MatchWire.entries, mainMarkets: MainMarkets }),
  v.transform(({ mainMarkets, ...wire }) => ({ match: matchFromWire(wire), markets: mainMarkets })),
);
export type BoardRow = v.InferOutput<typeof BoardRow>;
export type BoardRowWire = v.InferInput<typeof BoardRow>;

/** Selection of a match list. */
export type BoardPick = {
  readonly sport: Sport;
  readonly scope: BoardScope;
  /** A day of the `early` scope; null is every later day. Of no effect in the other scopes. */
  readonly day: DayText | null;
  /** Venue whose matches are listed; absent for every one. */
  readonly venue?: VenueCode | undefined;
};

/** A league as the list's side shows it. */
export const BoardLeague = v.object({
  leagueId: LeagueId,
  name: v.string(),
  logo: v.string(),
  /** Country or part of the world, for the second half of the list. */
  area: v.string(),
  isHot: v.boolean(),
  total: v.number(),
});
export type BoardLeague = v.InferOutput<typeof BoardLeague>;

/**
 * Update of a displayed list: optionally the cached rows of the last visit, then the full list, then changes; a failure
 * leaves it unchanged. A row that left its scope is removed.
 */
export type BoardItem =
  | { readonly is: 'kept'; readonly rows: readonly BoardRow[]; readonly at: ServerTime }
  | { readonly is: 'whole'; readonly rows: readonly BoardRow[] }
  | { readonly is: 'changed'; readonly rows: readonly BoardRow[]; readonly gone: readonly MatchId[] }
  | { readonly is: 'failed'; readonly error: ErrorCode };

import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { pageField } from '#contract/fields/fields.ts';
import { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import { BOARD_SCOPES, BoardRow } from '#contract/play/board/schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { MatchHistory } from '#contract/play/match/history-schema.ts';
import { Lineups } from '#contract/play/match/lineup-schema.ts';
import { BALL_CLASSES, Match, MatchDetail, type Sport } from '#contract/play/match/schema.ts';
import { MatchOdds } from '#contract/play/odds/schema.ts';
import { NavVenue } from '#contract/site/navigation/schema.ts';
import { DayText } from '#contract/units/day-text.ts';
import { PlayingVideo } from '../video/schema.ts';
import { Anchor } from './anchor-schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** Data available to the page when it opens an anchor room [3.06]. */
type AnchorRoomInput = {
  readonly anchorRoomId: string;
  readonly venueNames: readonly string[];
  readonly dep: 1 | 2;
  readonly matchId: string | null;
};

const popular = v.object({
  page: pageField,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  ballClassId: v.picklist([0, 1, 2, 3]),
  scope: v.optional(v.nullable(v.picklist(BOARD_SCOPES)), null),
  day: v.optional(v.nullable(DayText), null),
  /** Venue whose matches are listed, with a scope; null for every one. An extension of ours. */
  venue: v.optional(v.nullable(VenueCode), null),
});
/** Sport class of the wire that stands for all sports. */
const EVERY_SPORT = 0 as const;
/** `sport` null: every sport. */
type PopularInput = Omit<v.InferInput<typeof popular>, 'ballClassId'> & { readonly sport: Sport | null };

export const liveCalls = {
  'live.popular': defineCall({
    summary:
      'Live list: matches by popularity [3.04]; ballClassId 0 means every sport. A scope (ours) leaves those in play, still to come today, or on later days, of one day if given',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/popularLive',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: popular,
    encode: ({ sport, ...rest }: PopularInput) => ({
      ...rest,
      ballClassId: sport === null ? EVERY_SPORT : BALL_CLASSES[sport],
    }),
    response: v.object({
      total: v.number(),
      list: v.array(BoardRow),
      /** Start cursor for `board.changes`; blank without a scope. */
      cursor: v.string(),
    }),
    retry,
    cachedAcrossVisits: true,
  }),
  'live.anchors': defineCall({
    summary: 'Anchors on air and about to be',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/anchorList',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({
      page: pageField,
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    }),
    response: v.object({ total: v.number(), list: v.array(Anchor) }),
    retry,
    cachedAcrossVisits: true,
  }),
  'live.matchDetail': defineCall({
    summary: 'A match with its events and statistics',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/matchDetail',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ matchId: MatchId }),
    response: MatchDetail,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'live.anchorRoom': defineCall({
    summary: 'An anchor room [3.06]; our anchorRoomId travels as theme_id',
    requirement: '3.06',
    method: 'POST',
    path: '/api/game/live/v1/anchorRoom',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({
      /** The venues open to the visitor; a match of any other does not come with the room. */
      venueNames: v.array(v.string()),
      /** Depth of the response: 1 the anchor alone, 2 the match of the room too. */
      dep: v.picklist([1, 2]),
      /** Match that the visitor came from; it applies to the room while the anchor is scheduled to cast it and is not live. */
      matchId: v.nullable(MatchId),
      theme_id: AnchorRoomId,
    }),
    encode: ({ anchorRoomId, venueNames, ...asked }: AnchorRoomInput) => ({
      ...asked,
      venueNames: [...venueNames],
      theme_id: anchorRoomId,
    }),
    response: v.object({ anchor: Anchor, match: v.nullable(Match) }),
    retry,
    errors: ['NOT_FOUND'],
  }),
  'live.odds': defineCall({
    summary: 'Markets and prices of a match',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/getOdds',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ matchId: MatchId }),
    response: MatchOdds,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'live.lineups': defineCall({
    summary: 'Line-ups of a football match; null before they are published, and in other sports',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/lineups',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ matchId: MatchId }),
    response: v.object({ lineups: v.nullable(Lineups) }),
    retry,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'live.history': defineCall({
    summary: 'Earlier meetings, recent form and the table of the league',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/history',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ matchId: MatchId }),
    response: MatchHistory,
    retry,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'live.venue': defineCall({
    summary:
      'The venue whose prices a match has, as this site offers it now; null where the site does not have it',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/fetchVenue',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({ matchId: MatchId }),
    response: v.object({ venue: v.nullable(NavVenue) }),
    retry,
    errors: ['NOT_FOUND'],
  }),
  'live.playingVideo': defineCall({
    summary: 'Video lines of a room, with signed requests for the video domains',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/getPlayingVideo',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ matchId: v.nullable(MatchId), anchorRoomId: v.nullable(AnchorRoomId) }),
    response: PlayingVideo,
    retry,
    errors: ['NOT_FOUND'],
  }),
};

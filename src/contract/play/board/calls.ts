import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { BALL_CLASSES, SPORTS } from '#contract/play/match/schema.ts';
import { DayText } from '#contract/units/day-text.ts';
import { BOARD_WAIT_MAX_MS } from './constants.ts';
import { BOARD_SCOPES, BoardLeague, type BoardPick, BoardRow } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const ballClassId = v.picklist([1, 2, 3]);
/** Venue whose matches are asked for; null for every one. An extension of ours. */
const venue = v.optional(v.nullable(VenueCode), null);
const pick = { ballClassId, scope: v.picklist(BOARD_SCOPES), day: v.nullable(DayText), venue };

const SportTotals = v.pipe(
  v.object({ ballClassId, live: v.number(), today: v.number(), early: v.number() }),
  v.transform(({ ballClassId: id, ...counts }) => ({ sport: SPORTS[id], ...counts })),
);

const pickOnWire = ({ sport, scope, day, venue: code }: BoardPick) => ({
  ballClassId: BALL_CLASSES[sport],
  scope,
  day,
  ...(code === undefined ? {} : { venue: code }),
});

export const boardCalls = {
  'board.totals': defineCall({
    summary: 'Number of matches by sport: live, later today and on later days; and of anchors on air',
    requirement: '7.14',
    method: 'POST',
    path: '/api/game/live/v1/totleMatch',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ venue }),
    response: v.object({ totals: v.array(SportTotals), anchors: v.number() }),
    retry,
    cachedAcrossVisits: true,
  }),
  'board.venues': defineCall({
    summary:
      'Number of matches that each venue of the site takes bets on: live, later today and on later days',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/venueTotals',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({}),
    response: v.object({
      list: v.array(v.object({ venue: VenueCode, live: v.number(), today: v.number(), early: v.number() })),
    }),
    retry,
    extension: true,
  }),
  'board.leagues': defineCall({
    summary: 'Leagues of a list with how many of its matches each has, the best known first',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/leagueList',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object(pick),
    encode: pickOnWire,
    response: v.object({ list: v.array(BoardLeague) }),
    retry,
    cachedAcrossVisits: true,
    extension: true,
  }),
  'board.changes': defineCall({
    summary:
      'Rows of a live list that changed since a cursor; waits up to waitMs for the first one. A cursor that is too old is stale: the list must be requested again',
    requirement: '2.02',
    method: 'POST',
    path: '/api/game/live/v1/boardChanges',
    body: 'json',
    credentials: 'optional',
    request: v.object({
      ...pick,
      cursor: v.string(),
      waitMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOARD_WAIT_MAX_MS)),
    }),
    encode: ({
      cursor,
      waitMs,
      ...rest
    }: BoardPick & { readonly cursor: string; readonly waitMs: number }) => ({
      ...pickOnWire(rest),
      cursor,
      waitMs,
    }),
    response: v.object({
      cursor: v.string(),
      stale: v.boolean(),
      list: v.array(BoardRow),
      /** Matches that left the list. */
      gone: v.array(MatchId),
    }),
    timeoutMs: BOARD_WAIT_MAX_MS + 5_000,
    extension: true,
  }),
};

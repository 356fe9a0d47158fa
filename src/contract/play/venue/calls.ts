import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, minorField, paging, period, timeField } from '#contract/fields/fields.ts';
import { PLAN_MINUTES_MAX } from '#contract/protection/reality-check/constants.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';
import { Game, GameId, VenueCode } from '../game/schema.ts';
import { PlaySessionId, PlayState, RoundRecord, VenueLaunch } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const LAUNCH_MS = 8_000;
const ADDRESS_MAX = 400;
const RECENT_MAX = 20;

/** Name part of venues that are never cached [9.08]. */
const NEVER_CACHED = 'AG';

const flag = v.picklist([0, 1]);
const launchRequest = v.object({
  venueEnName: VenueCode,
  /** 1 requests the domain after the last one that this device was sent to, which did not respond. */
  resetDpDomain: flag,
  /** Return address for players of the venue. */
  rollbackAddress: v.pipe(v.string(), v.url(), v.maxLength(ADDRESS_MAX)),
  /** 1 lets the platform use the domain that last opened for this device; 0 requests the main one [9.08]. */
  isUseCache: flag,
  gameId: GameId,
  currency: currencyField,
  /** Session of a demo resumed after a reload; a member’s visit is identified by the member. */
  sessionId: v.optional(PlaySessionId),
});

/** Parameters for opening a game [3.02]. */
type LaunchInput = {
  readonly venue: string;
  readonly gameId: string;
  readonly currency: Currency;
  readonly rollbackAddress: string;
  readonly sessionId?: PlaySessionId;
};

/** Choices before a game opens; null is no limit. */
type PlanInput = {
  readonly venue: string;
  readonly gameId: string;
  readonly currency: Currency;
  readonly minutes: number | null;
  readonly spend: Minor | null;
};

const encodeFor =
  (resetDpDomain: 0 | 1) =>
  ({ venue, ...rest }: LaunchInput) => ({
    ...rest,
    venueEnName: venue,
    resetDpDomain,
    isUseCache: resetDpDomain === 0 && !venue.includes(NEVER_CACHED) ? (1 as const) : (0 as const),
  });

const launch = {
  requirement: '3.02',
  method: 'POST',
  body: 'json',
  owner: 'page',
  request: launchRequest,
  response: VenueLaunch,
  timeoutMs: LAUNCH_MS,
  errors: ['NOT_FOUND', 'VENUE_CLOSED', 'ANOTHER_GAME_OPEN'],
} as const;

/** Venues are other sites: these calls open their games and report the results of a visit [7.13]. */
export const venueCalls = {
  'venue.launch': defineCall({
    ...launch,
    errors: [...launch.errors, 'PLAN_NEEDED'],
    summary: 'Open a game at its venue',
    path: '/api/game/venue/v1/launch',
    credentials: 'member',
    encode: encodeFor(0),
  }),
  'venue.demoLaunch': defineCall({
    ...launch,
    summary: 'Open a game with play money: the same rules and chances, for guests as well',
    path: '/api/game/venue/v1/demoLaunch',
    credentials: 'none',
    encode: encodeFor(0),
  }),
  'venue.secondLaunch': defineCall({
    ...launch,
    errors: [...launch.errors, 'PLAN_NEEDED'],
    summary: 'Open a game by another domain of its venue, after one that did not answer',
    path: '/api/game/venue/v1/secondLaunch',
    credentials: 'member',
    encode: encodeFor(1),
  }),
  'venue.secondDemoLaunch': defineCall({
    ...launch,
    summary: 'The same for a demo',
    path: '/api/game/venue/v1/secondDemoLaunch',
    credentials: 'none',
    encode: encodeFor(1),
    extension: true,
  }),
  'venue.plan': defineCall({
    summary:
      'Choose how long and for how much a visit lasts at most, before its game opens; the platform holds its rounds to it',
    requirement: 'P.28',
    method: 'POST',
    path: '/api/game/venue/v1/plan',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    request: v.object({
      venueEnName: VenueCode,
      gameId: GameId,
      currency: currencyField,
      minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PLAN_MINUTES_MAX))),
      spend: v.nullable(amountText),
    }),
    encode: ({ venue, spend, ...rest }: PlanInput) => ({
      ...rest,
      venueEnName: venue,
      spend: spend === null ? null : minorToText(spend),
    }),
    response: v.object({}),
    retry,
    errors: ['NOT_FOUND', 'VENUE_CLOSED', 'ANOTHER_GAME_OPEN'],
    extension: true,
  }),
  'venue.underWay': defineCall({
    summary: 'The game the member has open with money: one at a time',
    requirement: 'P.22',
    method: 'POST',
    path: '/api/game/venue/v1/underWay',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: v.object({
      visit: v.nullable(v.object({ sessionId: PlaySessionId, gameId: GameId, name: v.string() })),
    }),
    retry,
    extension: true,
  }),
  'venue.confirm': defineCall({
    summary: 'A visit by the books: since when, what was staked and returned, what is left',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/venue/v1/confirm',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({ sessionId: PlaySessionId }),
    response: PlayState,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'venue.leave': defineCall({
    summary: 'End a visit, and its open round by the move of its rules; ending it twice is ending it',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/venue/v1/leave',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ sessionId: PlaySessionId }),
    response: v.object({
      /** Round that waited for a move and is ended with the visit; null where there was none. */
      round: v.nullable(v.object({ stake: minorField, payout: minorField })),
    }),
    retry,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'venue.recent': defineCall({
    summary: 'Games the member opened with money, the last opened first, each with when that was',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/venue/v1/recent',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECENT_MAX)) }),
    response: v.object({ list: v.array(v.object({ game: Game, at: timeField })) }),
    retry,
    extension: true,
  }),
  'venue.records': defineCall({
    summary:
      'Rounds of games of the member, of a venue and a period, the newest first, with the sums of all of them and the venues there are any of',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/record/v1/list',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      currency: currencyField,
      /** Null for all of them. */
      venue: v.optional(v.nullable(VenueCode), null),
      ...period,
      ...paging,
    }),
    response: v.object({
      total: v.number(),
      staked: minorField,
      returned: minorField,
      validStake: minorField,
      /** Venues where the member has played, regardless of the filter. */
      venues: v.array(v.object({ venue: VenueCode, venueName: v.string() })),
      list: v.array(RoundRecord),
    }),
    retry,
  }),
};

import type * as v from 'valibot';
import type { liveCalls } from '#contract/community/live/calls.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { venueNamed } from '#sandbox/domains/site/site/navigation.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import type { World } from '#sandbox/world/world.ts';

function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  return { total: items.length, list: items.slice((page - 1) * size, page * size) };
}

type PopularRequest = v.InferOutput<(typeof liveCalls)['live.popular']['request']>;

/** Dependencies of the handlers of matches, anchors and videos. */
export type LivePorts = {
  readonly world: World;
  readonly sites: SiteStore;
  /** False once an operator has ended the stream. */
  isOnAir(stream: string): boolean;
  /** Kinds of source a room is offered, the preferred one first. */
  mediaKinds(isAnchorRoom: boolean): MediaKind[];
};

/** Returns the list of a scope as stored by the board; without a scope all matches around now. */
function popular(
  { world: { matches, board } }: LivePorts,
  { page, size, ballClassId, scope, day }: PopularRequest,
) {
  if (scope !== null) {
    if (ballClassId === 0) return refuse('BAD_REQUEST');
    const { total, list, cursor } = board.list({ ballClassId, scope, day });
    return { ...pageOf(list, page, size), total, cursor };
  }
  const { total, list } = pageOf(matches.list(ballClassId), page, size);
  return { total, list: list.flatMap(({ matchId }) => board.row(matchId) ?? []), cursor: '' };
}

type RequestedRoom = v.InferOutput<(typeof liveCalls)['live.anchorRoom']['request']>;

const ON_AIR = 1;

/** Returns the match of a room: the live one; otherwise the one the visitor came from, if it is cast here; else the next. */
function matchOf({ world: { matches } }: LivePorts, anchor: AnchorWire, cameFrom: string | null) {
  const next = anchor.matchId === null ? null : matches.find(anchor.matchId);
  if (anchor.status === ON_AIR || cameFrom === null) return next;
  const before = matches.find(cameFrom);
  const isCast = before?.anchorInfo.some(({ anchorRoomId }) => anchorRoomId === anchor.anchorRoomId);
  return isCast ? before : next;
}

/** Returns the requested room of an anchor [3.06]. @throws Refusal NOT_FOUND for an unknown room. */
function anchorRoom(
  platform: LivePorts,
  { theme_id: anchorRoomId, dep, venueNames, matchId }: RequestedRoom,
) {
  const anchor = platform.world.anchors.find(anchorRoomId) ?? refuse('NOT_FOUND');
  const match = dep === 1 ? null : matchOf(platform, anchor, matchId);
  return { anchor, match: match && venueNames.includes(match.venueName) ? match : null };
}

type PlayingVideoWire = v.InferInput<typeof PlayingVideo>;
type State = PlayingVideoWire['state'];
type Room = { readonly matchId: string | null; readonly anchorRoomId: string | null };

const PHASE_STATES = {
  upcoming: 'notStarted',
  first: 'live',
  halfTime: 'live',
  second: 'live',
  ended: 'ended',
  interrupted: 'interrupted',
} as const satisfies Record<string, State>;
const ANCHOR_STATES = { 0: 'notStarted', 1: 'live', 2: 'interrupted' } as const satisfies Record<
  number,
  State
>;

function anchorState({ world }: LivePorts, anchorRoomId: string): State | null {
  const anchor = world.anchors.find(anchorRoomId);
  return anchor && ANCHOR_STATES[anchor.status];
}

function matchState({ world }: LivePorts, matchId: string): State | null {
  const match = world.matches.find(matchId);
  return match && match.videoWebUrl !== '' ? PHASE_STATES[match.clockPhase] : null;
}

/** Returns the video of a room: the anchor's if an anchor is given, else the match's; null where there is none. */
function playingVideo(platform: LivePorts, { matchId, anchorRoomId }: Room): PlayingVideoWire | null {
  const isAnchor = anchorRoomId !== null;
  const state = isAnchor
    ? anchorState(platform, anchorRoomId)
    : matchId === null
      ? null
      : matchState(platform, matchId);
  if (state === null) return null;
  const eventId = isAnchor ? `a-${anchorRoomId}` : `m-${matchId}`;
  return {
    state: state === 'live' && !platform.isOnAir(eventId) ? 'ended' : state,
    eventId,
    channel: isAnchor ? 'anchor' : 'match',
    platform: 'web',
    types: platform.mediaKinds(isAnchor),
  };
}

/** Matches, anchors, odds and what plays, straight from the world [7.14]. */
export const liveHandlers = (platform: LivePorts): HandlersOf<typeof liveCalls> => {
  const { matches, anchors, odds } = platform.world;
  return {
    'live.popular': (request) => popular(platform, request),
    'live.anchors': ({ page, size }) => pageOf(anchors.list(), page, size),
    'live.matchDetail': ({ matchId }) => matches.detail(matchId) ?? refuse('NOT_FOUND'),
    'live.anchorRoom': (request) => anchorRoom(platform, request),
    'live.odds': ({ matchId }) => odds.of(matchId) ?? refuse('NOT_FOUND'),
    'live.lineups': ({ matchId }) => matches.lineups(matchId) ?? refuse('NOT_FOUND'),
    'live.history': async ({ matchId }) => (await matches.history(matchId)) ?? refuse('NOT_FOUND'),
    'live.venue': ({ matchId }, { siteId }) => {
      const { venueName } = matches.find(matchId) ?? refuse('NOT_FOUND');
      return { venue: venueNamed(siteId, venueName, platform) };
    },
    'live.playingVideo': (room) => playingVideo(platform, room) ?? refuse('NOT_FOUND'),
  };
};

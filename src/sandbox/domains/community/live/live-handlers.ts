import type * as v from 'valibot';
import type { liveCalls } from '#contract/community/live/calls.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { requestedBook } from '#sandbox/base/requested-book.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { createOwnLocks, type OwnLocks } from '#sandbox/domains/play/board/own-locks.ts';
import type { SelfBlocks } from '#sandbox/domains/protection/self-block/self-blocks.ts';
import { venueEntry } from '#sandbox/domains/site/site/navigation.ts';
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
  readonly selfBlocks: Pick<SelfBlocks, 'hasVenue'>;
  /** False once an operator has ended the stream. */
  isOnAir(stream: string): boolean;
  /** Kinds of source a room is offered, the preferred one first. */
  mediaKinds(isAnchorRoom: boolean): MediaKind[];
};

/** Returns the list of a scope as stored by the board; without a scope all matches around now. */
function popular(
  { world: { matches, board } }: LivePorts,
  { page, size, ballClassId, scope, day, venue }: PopularRequest,
  { siteId, locks }: { readonly siteId: SiteId; readonly locks: OwnLocks },
) {
  if (scope !== null) {
    if (ballClassId === 0) return refuse('BAD_REQUEST');
    const { total, list, cursor } = board.list({
      ballClassId,
      scope,
      day,
      siteId,
      venue: requestedBook(venue),
    });
    return { ...pageOf(locks.rows(list), page, size), total, cursor: locks.marked(cursor) };
  }
  const { total, list } = pageOf(matches.list(ballClassId), page, size);
  const rows = list.flatMap(({ matchId }) => board.row(matchId, siteId) ?? []);
  return { total, list: [...locks.rows(rows)], cursor: '' };
}

type RequestedRoom = v.InferOutput<(typeof liveCalls)['live.anchorRoom']['request']>;

const ON_AIR = 1;

/** The match that a visitor of a site came from. */
type Visitor = { readonly cameFrom: string | null; readonly siteId: SiteId };

/** Returns the match of a room: the live one; otherwise the one the visitor came from, if it is cast here; else the next. */
function matchOf({ world: { matches } }: LivePorts, anchor: AnchorWire, { cameFrom, siteId }: Visitor) {
  const next = anchor.matchId === null ? null : matches.find(anchor.matchId, siteId);
  if (anchor.status === ON_AIR || cameFrom === null) return next;
  const before = matches.find(cameFrom, siteId);
  const isCast = before?.anchorInfo.some(({ anchorRoomId }) => anchorRoomId === anchor.anchorRoomId);
  return isCast ? before : next;
}

/** Returns the requested room of an anchor [3.06]. @throws Refusal NOT_FOUND for an unknown room. */
function anchorRoom(
  platform: LivePorts,
  { theme_id: anchorRoomId, dep, venueNames, matchId: cameFrom }: RequestedRoom,
  siteId: SiteId,
) {
  const anchor = platform.world.anchors.find(anchorRoomId) ?? refuse('NOT_FOUND');
  const match = dep === 1 ? null : matchOf(platform, anchor, { cameFrom, siteId });
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
  const { matches, anchors, odds, bookAt } = platform.world;
  const locksOf = createOwnLocks(platform);
  return {
    'live.popular': (request, context) =>
      popular(platform, request, { siteId: context.siteId, locks: locksOf(context) }),
    'live.anchors': ({ page, size }) => pageOf(anchors.list(), page, size),
    'live.matchDetail': ({ matchId }, { siteId }) => matches.detail(matchId, siteId) ?? refuse('NOT_FOUND'),
    'live.anchorRoom': (request, { siteId }) => anchorRoom(platform, request, siteId),
    'live.odds': ({ matchId }, context) => {
      const book = bookAt(matchId, context.siteId);
      const offered = odds.of(matchId, book ?? undefined) ?? refuse('NOT_FOUND');
      return { ...offered, markets: locksOf(context).markets(offered.markets, book) };
    },
    'live.lineups': ({ matchId }) => matches.lineups(matchId) ?? refuse('NOT_FOUND'),
    'live.history': async ({ matchId }) => (await matches.history(matchId)) ?? refuse('NOT_FOUND'),
    'live.venue': ({ matchId }, { siteId, account, now }) => {
      const isBlocked = (code: string) =>
        account !== null && platform.selfBlocks.hasVenue(account.userId, code, now);
      const venue = bookAt(matchId, siteId) ?? refuse('NOT_FOUND');
      return { venue: venueEntry({ siteId, isBlocked }, venue, platform) };
    },
    'live.playingVideo': (room) => playingVideo(platform, room) ?? refuse('NOT_FOUND'),
  };
};

import type * as v from 'valibot';
import type { PlayingVideo } from '#contract/community/video/schema.ts';
import type { LivePorts } from './live-ports.ts';

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
export function playingVideo(platform: LivePorts, { matchId, anchorRoomId }: Room): PlayingVideoWire | null {
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

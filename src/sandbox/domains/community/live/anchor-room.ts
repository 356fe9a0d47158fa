import type * as v from 'valibot';
import type { liveCalls } from '#contract/community/live/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import type { LivePorts } from './live-ports.ts';

type Asked = v.InferOutput<(typeof liveCalls)['live.anchorRoom']['request']>;

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
export function anchorRoom(platform: LivePorts, { theme_id: anchorRoomId, dep, venueNames, matchId }: Asked) {
  const anchor = platform.world.anchors.find(anchorRoomId) ?? refuse('NOT_FOUND');
  const match = dep === 1 ? null : matchOf(platform, anchor, matchId);
  return { anchor, match: match && venueNames.includes(match.venueName) ? match : null };
}

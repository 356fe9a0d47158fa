import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { Failures } from './failures.ts';
import type { Session, SessionContext } from './session-state.ts';

/** An anchor replies to the chat, so the shortest delay has priority there; for a match it is playback without stalls. */
const FIRST: Readonly<Record<RoomRef['kind'], MediaKind>> = { anchor: 'flv', match: 'hls' };

/** Returns the offered kinds. A browser without FLV receives the HLS source of a room that offers only FLV. */
const offered = ({ unplayable }: Failures, types: readonly MediaKind[]): readonly MediaKind[] =>
  types.includes('flv') && unplayable.has('flv') && !types.includes('hls') ? [...types, 'hls'] : types;

/** The kind to play: the viewer's choice, then the room's own, then the platform's order; null when none is left. */
export function kindFor(
  { kinds, room }: SessionContext,
  { failures, request }: Session,
  { types }: PlayingVideo,
): MediaKind | null {
  const { unplayable, resting } = failures;
  const left = offered(failures, types).filter((type) => !unplayable.has(type) && !resting.has(type));
  const wanted = [request.kind, kinds.prefer, FIRST[room.kind]].find(
    (kind) => kind !== null && left.includes(kind),
  );
  return wanted ?? left[0] ?? null;
}

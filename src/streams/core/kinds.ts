import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { SessionState } from './session-state.ts';

/** An anchor replies to the chat, so the shortest delay has priority there; for a match it is playback without stalls. */
const FIRST: Readonly<Record<RoomRef['kind'], MediaKind>> = { anchor: 'flv', match: 'hls' };

/** Returns the offered kinds. A browser without FLV receives the HLS source of a room that offers only FLV. */
const offered = ({ unplayable }: SessionState, types: readonly MediaKind[]): readonly MediaKind[] =>
  types.includes('flv') && unplayable.has('flv') && !types.includes('hls') ? [...types, 'hls'] : types;

/** The kind to play: the viewer's choice, then the room's own, then the platform's order; null when none is left. */
export function kindFor(state: SessionState, { types }: PlayingVideo): MediaKind | null {
  const { unplayable, resting, request, kinds, room } = state;
  const left = offered(state, types).filter((type) => !unplayable.has(type) && !resting.has(type));
  const wanted = [request.kind, kinds.prefer, FIRST[room.kind]].find(
    (kind) => kind !== null && left.includes(kind),
  );
  return wanted ?? left[0] ?? null;
}

/** Rests a kind that failed on all lines: another one is tried before anything else. */
export function restKind({ resting, failedLines }: SessionState, kind: MediaKind): void {
  resting.add(kind);
  failedLines.clear();
}

/** From here on every kind and line counts as untried. */
export function forgetFailures({ resting, failedLines }: SessionState): void {
  resting.clear();
  failedLines.clear();
}

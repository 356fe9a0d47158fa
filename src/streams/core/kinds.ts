import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { SessionState } from './session-state.ts';

/** An anchor answers the chat, so the shortest delay comes first there; a match is best without a halt. */
const FIRST: Readonly<Record<RoomRef['kind'], MediaKind>> = { anchor: 'flv', match: 'hls' };

/** A browser without FLV is given the HLS source of a room that offers FLV alone. */
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

/** The kind failed wherever it was asked for: another one is tried before anything else. */
export function restKind({ resting, failedLines }: SessionState, kind: MediaKind): void {
  resting.add(kind);
  failedLines.clear();
}

/** From here on every kind and line counts as untried. */
export function forgetFailures({ resting, failedLines }: SessionState): void {
  resting.clear();
  failedLines.clear();
}

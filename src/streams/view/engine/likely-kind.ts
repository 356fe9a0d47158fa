import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { VideoKinds } from '#contract/community/video/video-view.ts';

/** Returns the kind a room will most likely play, before its offer is known: its engine may be loaded meanwhile. */
export function likelyKind({ kind }: RoomRef, { prefer, cannot }: VideoKinds): MediaKind {
  const likely = prefer ?? (kind === 'anchor' ? 'flv' : 'hls');
  return cannot.includes(likely) ? 'hls' : likely;
}

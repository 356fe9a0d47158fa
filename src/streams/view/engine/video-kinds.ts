import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { VideoKinds } from '#contract/community/video/video-view.ts';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';
import { unplayableHere } from './browser-abilities.ts';

const KEY = 'courtside.picture-kind';

const isKind = (text: string | null): text is MediaKind => text === 'hls' || text === 'flv';

/** Returns the kind of video selected by the viewer, in any room; null leaves it to the room. */
export function readSavedKind(): MediaKind | null {
  const text = ofBrowser.read(KEY);
  return isKind(text) ? text : null;
}

export function saveKind(kind: MediaKind): void {
  ofBrowser.write(KEY, kind);
}

/** Returns the kind a room will most likely play, before its offer is known: its engine may be loaded meanwhile. */
export function likelyKind({ kind }: RoomRef, { prefer, cannot }: VideoKinds): MediaKind {
  const likely = prefer ?? (kind === 'anchor' ? 'flv' : 'hls');
  return cannot.includes(likely) ? 'hls' : likely;
}

/** Returns the page's requirements for a room's video in this browser. @param prefer null leaves the kind to the room */
export const videoKinds = (prefer: MediaKind | null): VideoKinds => ({
  prefer,
  cannot: unplayableHere(),
});

import type { MediaKind } from '#contract/community/video/schema.ts';
import type { VideoKinds } from '#contract/community/video/video-view.ts';
import { unplayableHere } from './browser-abilities.ts';

/** Returns the page's requirements for a room's video in this browser. @param prefer null leaves the kind to the room */
export const videoKinds = (prefer: MediaKind | null): VideoKinds => ({
  prefer,
  cannot: unplayableHere(),
});

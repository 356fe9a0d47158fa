import type { MediaKind } from '#contract/community/video/schema.ts';
import type { PictureKinds } from '#contract/community/video/video-view.ts';
import { unplayableHere } from './browser-abilities.ts';

/** Returns the page's requirements for a room's video in this browser. @param prefer null leaves the kind to the room */
export const pictureKinds = (prefer: MediaKind | null): PictureKinds => ({
  prefer,
  cannot: unplayableHere(),
});

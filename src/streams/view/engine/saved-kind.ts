import type { MediaKind } from '#contract/community/video/schema.ts';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

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

import type { MediaKind } from '#contract/community/video/schema.ts';
import { loadPlayer } from './load-player.ts';

/** Fetches the engine before the source is known; a kind that cannot play, or code that does not come, is no matter yet. */
export function preloadPlayer(kind: MediaKind): void {
  loadPlayer(kind).catch(() => undefined);
}

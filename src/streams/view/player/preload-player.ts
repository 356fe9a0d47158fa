import type { MediaKind } from '#contract/community/video/schema.ts';
import { loadPlayer } from './load-player.ts';

/** Loads the engine before the source is known; a kind that cannot play, or code that fails to load, is ignored at this point. */
export function preloadPlayer(kind: MediaKind): void {
  loadPlayer(kind).catch(() => undefined);
}

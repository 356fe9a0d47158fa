import type { VideoView } from '#contract/community/video/video-view.ts';
import { browserAbilities } from '../engine/browser-abilities.ts';
import { engineFor } from '../engine/engines.table.ts';
import { prefetchMedia } from '../engine/media-answers.ts';
import { loadPlayer } from './load-player.ts';

/**
 * Requests the beginning of a video while its stage is still rendering: for a short playlist at once, for a stream, which
 * arrives as fast as the line delivers it, as soon as the code that plays it has loaded. Failures are left to the player.
 */
export async function prefetchVideo(view: VideoView): Promise<void> {
  if (view.is !== 'ready') return;
  const engine = engineFor(view.type, browserAbilities());
  if (engine !== 'hls.js' && engine !== 'flv.js') return;
  if (engine === 'flv.js') await loadPlayer(view.type);
  await prefetchMedia(view.url);
}

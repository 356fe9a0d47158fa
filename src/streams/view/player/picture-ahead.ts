import type { VideoView } from '#contract/community/video/video-view.ts';
import { browserAbilities } from '../engine/browser-abilities.ts';
import { engineFor } from '../engine/engines.table.ts';
import { askMediaAhead } from '../engine/media-answers.ts';
import { loadPlayer } from './load-player.ts';

/**
 * Asks for the beginning of a picture while its stage is still being made: for a short playlist at once, for a stream, which
 * comes as fast as the line takes it, as soon as the code that plays it has come. What does not come is missed by the player.
 */
export async function askPictureAhead(view: VideoView): Promise<void> {
  if (view.is !== 'ready') return;
  const engine = engineFor(view.type, browserAbilities());
  if (engine !== 'hls.js' && engine !== 'flv.js') return;
  if (engine === 'flv.js') await loadPlayer(view.type);
  await askMediaAhead(view.url);
}

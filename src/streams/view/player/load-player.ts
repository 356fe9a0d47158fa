import type { MediaKind } from '#contract/community/video/schema.ts';
import { clientError } from '#contract/errors.ts';
import { browserAbilities } from '../engine/browser-abilities.ts';
import { type Engine, engineFor } from '../engine/engines.table.ts';
import type { Player, PlayerSetting } from '../engine/player.ts';

type MakePlayer = (setting: PlayerSetting) => Player;

function load(engine: Engine): Promise<MakePlayer> {
  switch (engine) {
    case 'hls.js':
      return import('./hls/hls-player.ts').then((file) => file.createHlsPlayer);
    case 'native':
      return import('./hls/native-hls-player.ts').then((file) => file.createNativeHlsPlayer);
    case 'flv.js':
      return import('./flv/flv-player.ts').then((file) => file.createFlvPlayer);
    default:
      return engine satisfies never;
  }
}

/**
 * Loads the engine for a kind of stream when it is first needed. The factory it returns @throws AppError MEDIA_UNSUPPORTED.
 * @throws AppError MEDIA_UNSUPPORTED where no engine of that kind can run.
 */
export async function loadPlayer(kind: MediaKind): Promise<MakePlayer> {
  const engine = engineFor(kind, browserAbilities());
  if (engine === null) throw clientError('MEDIA_UNSUPPORTED');
  return load(engine);
}

/** Loads the engine before the source is known; a kind that cannot play, or code that fails to load, is ignored at this point. */
export function preloadPlayer(kind: MediaKind): void {
  // The failure shows when the source is played.
  loadPlayer(kind).catch(() => undefined);
}

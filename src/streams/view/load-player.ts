import type { MediaKind } from '#contract/models/video.ts';
import type { Player, PlayerSetting } from './player.ts';

type MakePlayer = (setting: PlayerSetting) => Player;

/** Fetches the engine for a kind of stream when it is first needed. What it gives @throws AppError MEDIA_UNSUPPORTED. */
export async function loadPlayer(kind: MediaKind): Promise<MakePlayer> {
  switch (kind) {
    case 'hls':
      return (await import('./hls-player.ts')).createHlsPlayer;
    case 'flv':
      return (await import('./flv-player.ts')).createFlvPlayer;
    default:
      return kind satisfies never;
  }
}

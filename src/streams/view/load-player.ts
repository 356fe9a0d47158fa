import { appError } from '#contract/errors.ts';
import type { MediaKind } from '#contract/models/video.ts';
import type { Player, PlayerSetting } from './player.ts';

type MakePlayer = (setting: PlayerSetting) => Player;

/** May a page feed a <video> itself? iPhones have the managed kind since iOS 17.1, and before that none. */
const hasMediaSource = () => 'ManagedMediaSource' in globalThis || 'MediaSource' in globalThis;

/**
 * Fetches the engine for a kind of stream when it is first needed; HLS is left to the browser only where there is no other
 * way, because it offers neither latency nor levels. What it gives @throws AppError MEDIA_UNSUPPORTED.
 * @throws AppError MEDIA_UNSUPPORTED for FLV where no engine of it can run.
 */
export async function loadPlayer(kind: MediaKind): Promise<MakePlayer> {
  switch (kind) {
    case 'hls':
      return hasMediaSource()
        ? (await import('./hls/hls-player.ts')).createHlsPlayer
        : (await import('./hls/native-hls-player.ts')).createNativeHlsPlayer;
    case 'flv':
      if (!('MediaSource' in globalThis)) throw appError('MEDIA_UNSUPPORTED');
      return (await import('./flv/flv-player.ts')).createFlvPlayer;
    default:
      return kind satisfies never;
  }
}

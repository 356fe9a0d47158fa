import type { MediaKind } from '#contract/community/video/schema.ts';
import { type Ability, unplayableBy } from './engines.table.ts';

/** MIME type of HLS on Apple platforms. */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Detects the abilities of this browser for a stream. */
export function browserAbilities(): ReadonlySet<Ability> {
  const abilities = new Set<Ability>();
  if ('MediaSource' in globalThis) abilities.add('mediaSource');
  if ('ManagedMediaSource' in globalThis) abilities.add('managedMediaSource');
  if (document.createElement('video').canPlayType(HLS_TYPE) !== '') abilities.add('nativeHls');
  return abilities;
}

/** Returns the kinds of video this browser cannot play: a room's other kind is requested instead. */
export const unplayableHere = (): readonly MediaKind[] => unplayableBy(browserAbilities());

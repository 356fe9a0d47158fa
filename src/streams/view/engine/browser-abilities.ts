import type { MediaKind } from '#contract/community/video/schema.ts';
import { type Ability, unplayableBy } from './engines.table.ts';

/** How Apple names HLS. */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** What this browser offers for a stream. */
export function browserAbilities(): ReadonlySet<Ability> {
  const abilities = new Set<Ability>();
  if ('MediaSource' in globalThis) abilities.add('mediaSource');
  if ('ManagedMediaSource' in globalThis) abilities.add('managedMediaSource');
  if (document.createElement('video').canPlayType(HLS_TYPE) !== '') abilities.add('nativeHls');
  return abilities;
}

/** The kinds of picture this browser cannot play: a room's other kind is asked for instead. */
export const unplayableHere = (): readonly MediaKind[] => unplayableBy(browserAbilities());

import type { MediaKind } from '#contract/community/video/schema.ts';

/**
 * Ability of a browser for a stream: a page may feed a `<video>` itself, may do so while the system allows it (iPhones
 * since iOS 17.1), or leaves HLS to the browser.
 */
export type Ability = 'mediaSource' | 'managedMediaSource' | 'nativeHls';

export type Engine = 'hls.js' | 'flv.js' | 'native';

type Row = { readonly engine: Engine; readonly needsOneOf: readonly Ability[] };

/** Engines that play a kind, the best first. The browser's own HLS comes last: it has neither latency nor levels. */
const ENGINES: Readonly<Record<MediaKind, readonly Row[]>> = {
  hls: [
    { engine: 'hls.js', needsOneOf: ['managedMediaSource', 'mediaSource'] },
    { engine: 'native', needsOneOf: ['nativeHls'] },
  ],
  flv: [{ engine: 'flv.js', needsOneOf: ['mediaSource'] }],
};

/** The engine for a kind in a browser of these abilities; null where it cannot play. */
export const engineFor = (kind: MediaKind, abilities: ReadonlySet<Ability>): Engine | null =>
  ENGINES[kind].find(({ needsOneOf }) => needsOneOf.some((ability) => abilities.has(ability)))?.engine ??
  null;

/** Returns the kinds that a browser with these abilities cannot play: all of them where it plays no live video at all. */
export const unplayableBy = (abilities: ReadonlySet<Ability>): readonly MediaKind[] =>
  (['hls', 'flv'] as const).filter((kind) => engineFor(kind, abilities) === null);

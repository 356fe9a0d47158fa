import type { FlvTag } from './flv-tag.ts';
import type { MediaLoop } from './loop.ts';

/**
 * A loop laid end to end along the clock: at epoch t every host shows the loop's moment
 * (t + phase) mod duration, so that all viewers of a stream see the same picture and a restart changes nothing.
 */
export interface LiveLine {
  readonly loop: MediaLoop;
  readonly phaseMs: number;
}

/** A tag with the epoch milliseconds at which it happens. */
export interface LiveTag {
  readonly tag: FlvTag;
  readonly epochMs: number;
}

/** The `index`th tag since the epoch; indexes never stop rising. */
export function tagAt({ loop, phaseMs }: LiveLine, index: number): LiveTag | undefined {
  const turn = Math.floor(index / loop.tags.length);
  const tag = loop.tags[index - turn * loop.tags.length];
  return tag && { tag, epochMs: turn * loop.durationMs + tag.at - phaseMs };
}

/** Index of the latest key frame at or before `epochMs`: where a viewer can begin. */
export function keyIndexAt({ loop, phaseMs }: LiveLine, epochMs: number): number {
  const turn = Math.floor((epochMs + phaseMs) / loop.durationMs);
  const within = epochMs + phaseMs - turn * loop.durationMs;
  const entry = loop.entries.findLast((place) => (loop.tags[place]?.at ?? 0) <= within);
  return turn * loop.tags.length + (entry ?? 0);
}

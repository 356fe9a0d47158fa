import type { StreamName } from './streams.table.ts';

/** Unit of a reel, with its context. */
export interface Showing {
  readonly reel: string;
  readonly clip: string;
  /** Index of the unit within the clip. */
  readonly part: number;
  /** The moment of the match that the clip shows. */
  readonly event?: string;
}

/**
 * Programme of a stream, segment by segment. Segments are numbered since the epoch and the same number shows the same on
 * every host and after a restart: HLS and FLV read the same list.
 */
export interface Programme {
  /** Milliseconds by which this stream's segments begin before the clock's own multiples of their length. */
  readonly phaseMs: number;
  readonly showing: (segment: number) => Showing;
}

/** Returns the programme of a stream; undefined for an unknown stream. */
export type Programmes = (stream: StreamName) => Programme | undefined;

import type { StreamName } from './streams.table.ts';

/** One unit of a reel, and what it belongs to. */
export interface Showing {
  readonly reel: string;
  readonly clip: string;
  /** Which unit of the clip. */
  readonly part: number;
  /** The moment of the match that the clip shows. */
  readonly event?: string;
}

/**
 * What a stream shows, segment by segment. Segments are numbered since the epoch and the same number shows the same on
 * every host and after a restart: HLS and FLV read the same list.
 */
export interface Programme {
  /** Milliseconds by which this stream's segments begin before the clock's own multiples of their length. */
  readonly phaseMs: number;
  readonly showing: (segment: number) => Showing;
}

/** The programme of a stream; nothing for a stream there is not. */
export type Programmes = (stream: StreamName) => Programme | undefined;

import { SEGMENT_MS } from './streams.table.ts';

/** A stream's segments at one moment, numbered since the epoch so that every host and restart agrees. */
export interface SegmentWindow {
  /** Number of the oldest segment listed. */
  readonly first: number;
  readonly count: number;
}

const WINDOW_SEGMENTS = 6;
/** Segments that have left the window but may still be fetched by who has just read it. */
const GRACE_SEGMENTS = 6;

/** Segments complete at `epochMs`, the newest last. */
export function windowAt(epochMs: number, phaseMs: number): SegmentWindow {
  const begun = Math.floor((epochMs + phaseMs) / SEGMENT_MS);
  return { first: begun - WINDOW_SEGMENTS, count: WINDOW_SEGMENTS };
}

/** Epoch milliseconds at which a segment's first picture was taken. */
export const segmentStart = (segment: number, phaseMs: number) => segment * SEGMENT_MS - phaseMs;

/** Whether a segment may be had: not from the future, not long gone. */
export const isFetchable = (segment: number, { first, count }: SegmentWindow) =>
  segment >= first - GRACE_SEGMENTS && segment < first + count;

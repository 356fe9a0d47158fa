import { segmentAt } from '#sandbox/video/clips/live-line.ts';

/** A stream's segments at one moment, numbered since the epoch so that every host and restart agrees. */
export interface SegmentWindow {
  /** Number of the oldest segment listed. */
  readonly first: number;
  readonly count: number;
}

/** Thirty minutes to go back. */
export const WINDOW_SEGMENTS = 937;
/** Segments that have left the window but may still be fetched by who has just read it. */
const GRACE_SEGMENTS = 6;

/** Segments complete at `epochMs`, the newest last. */
export const windowAt = (epochMs: number, phaseMs: number): SegmentWindow => ({
  first: segmentAt(epochMs, phaseMs) - WINDOW_SEGMENTS,
  count: WINDOW_SEGMENTS,
});

/** Reports whether a segment is available: neither in the future nor long expired. */
export const isFetchable = (segment: number, { first, count }: SegmentWindow) =>
  segment >= first - GRACE_SEGMENTS && segment < first + count;

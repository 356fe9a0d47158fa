import { partEnd, partsAt, segmentAt } from '#sandbox/video/clips/live-line.ts';
import { SEGMENT_PARTS } from '#sandbox/video/clips/streams.table.ts';

/** A stream's segments at one moment, numbered since the epoch so that every host and restart agrees. */
export interface SegmentWindow {
  /** Number of the oldest segment listed. */
  readonly first: number;
  readonly count: number;
  /** Complete parts of the segment after the newest one. */
  readonly parts: number;
}

/** A part of a segment, or of one that is still being filmed. */
export type PartPlace = { readonly segment: number; readonly part: number };

/** Thirty minutes to go back. */
export const WINDOW_SEGMENTS = 937;
/** Segments that have left the window but may still be fetched by who has just read it. */
const GRACE_SEGMENTS = 6;

/** Segments complete at `epochMs`, the newest last. */
export const windowAt = (epochMs: number, phaseMs: number): SegmentWindow => ({
  first: segmentAt(epochMs, phaseMs) - WINDOW_SEGMENTS,
  count: WINDOW_SEGMENTS,
  parts: partsAt(epochMs, phaseMs),
});

/** Segments whose parts are listed and available: a player further behind loads whole segments. */
export const PARTED_SEGMENTS = 3;
/** Segments beyond the newest one for which a player may wait. */
const AHEAD_MAX = 2;

/** Reports whether a part is available: complete, and not so old that only its segment is. */
export const isPartThere = (
  { segment, part }: PartPlace,
  { first, count, parts }: SegmentWindow,
): boolean => {
  const newest = first + count;
  if (part >= SEGMENT_PARTS || segment < newest - PARTED_SEGMENTS - GRACE_SEGMENTS) return false;
  return segment < newest || (segment === newest && part < parts);
};

/** Reports whether a playlist may be held until it has a part; a request too far ahead is refused. */
export const canWaitFor = ({ segment }: PartPlace, { first, count }: SegmentWindow): boolean =>
  segment < first + count + AHEAD_MAX;

/** Returns the time at which a part is complete, epoch ms. The last part of a segment completes the segment. */
export const completeAt = ({ segment, part }: PartPlace, phaseMs: number): number =>
  partEnd(segment, Math.min(part, SEGMENT_PARTS - 1), phaseMs);

/** Reports whether a segment is available: neither in the future nor long expired. */
export const isFetchable = (segment: number, { first, count }: SegmentWindow) =>
  segment >= first - GRACE_SEGMENTS && segment < first + count;

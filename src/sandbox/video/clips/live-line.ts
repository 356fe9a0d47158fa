import type { FlvTag } from '../formats/flv-tag.ts';
import type { MediaLibrary } from './library.ts';
import type { Programme } from './programme.ts';
import type { Unit } from './reel.ts';
import {
  PART_MS,
  type RenditionId,
  SEGMENT_MS,
  SOUND_ALONE,
  UNIT_SOUNDS,
  UNIT_VIDEO_FRAMES,
} from './streams.table.ts';

/** A stream in one rendition: units of its programme laid end to end along the clock, without a seam. */
export interface LiveLine {
  readonly programme: Programme;
  readonly library: MediaLibrary;
  readonly rendition: RenditionId;
}

/** A tag with the epoch milliseconds at which it happens. */
export interface LiveTag {
  readonly tag: FlvTag;
  readonly epochMs: number;
}

const tagsOfUnit = ({ rendition }: LiveLine): number =>
  rendition === SOUND_ALONE.id ? UNIT_SOUNDS : UNIT_VIDEO_FRAMES + UNIT_SOUNDS;

/** Returns the time of a segment’s first frame, epoch milliseconds. */
export const segmentStart = (segment: number, phaseMs: number): number => segment * SEGMENT_MS - phaseMs;

/** Returns the time at which a part is complete, epoch milliseconds. */
export const partEnd = (segment: number, part: number, phaseMs: number): number =>
  segmentStart(segment, phaseMs) + (part + 1) * PART_MS;

/** Number of complete parts of the segment that is being filmed at a moment. */
export const partsAt = (epochMs: number, phaseMs: number): number =>
  Math.floor((epochMs - segmentStart(segmentAt(epochMs, phaseMs), phaseMs)) / PART_MS);

/** The segment that is being filmed at a moment. */
export const segmentAt = (epochMs: number, phaseMs: number): number =>
  Math.floor((epochMs + phaseMs) / SEGMENT_MS);

const latest = new WeakMap<LiveLine, { readonly segment: number; readonly unit: Unit }>();

/** Returns the unit that a segment shows; the last one is cached, because a viewer reads it tag by tag. */
export function unitAt(line: LiveLine, segment: number): Unit {
  const known = latest.get(line);
  if (known?.segment === segment) return known.unit;
  const unit = line.library.unit(line.programme.showing(segment), line.rendition);
  latest.set(line, { segment, unit });
  return unit;
}

/** The `index`th tag since the epoch; indexes never stop rising. */
export function tagAt(line: LiveLine, index: number): LiveTag | undefined {
  const length = tagsOfUnit(line);
  const segment = Math.floor(index / length);
  const tag = unitAt(line, segment).tags[index - segment * length];
  return tag && { tag, epochMs: segmentStart(segment, line.programme.phaseMs) + tag.at };
}

/**
 * Index of the first tag of the unit that is filmed at `epochMs`, a key frame where there is video: a point at which a
 * viewer can begin.
 */
export const keyIndexAt = (line: LiveLine, epochMs: number): number =>
  segmentAt(epochMs, line.programme.phaseMs) * tagsOfUnit(line);

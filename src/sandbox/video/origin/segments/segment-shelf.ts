import { type LiveLine, unitAt } from '#sandbox/video/clips/live-line.ts';
import { SOUND_ALONE } from '#sandbox/video/clips/streams.table.ts';
import { aacSegmentOf } from './aac-segments.ts';
import { type BuiltSegment, segmentOf } from './ts-segments.ts';

/** Cache of built segments; many viewers request the same one. */
export interface SegmentShelf {
  readonly get: (stream: string, line: LiveLine, segment: number) => BuiltSegment;
}

const SEGMENTS_MAX = 96;

export function createSegmentShelf(): SegmentShelf {
  const cached = new Map<string, BuiltSegment>();
  return {
    get(stream, line, segment) {
      const { reel, clip, part } = line.programme.showing(segment);
      const key = `${stream} ${line.rendition} ${segment} ${reel} ${clip} ${part}`;
      const build = line.rendition === SOUND_ALONE.id ? aacSegmentOf : segmentOf;
      const built = cached.get(key) ?? build(unitAt(line, segment), segment);
      cached.delete(key);
      cached.set(key, built);
      const [oldest] = cached.keys();
      if (cached.size > SEGMENTS_MAX && oldest !== undefined) cached.delete(oldest);
      return built;
    },
  };
}

import { type LiveLine, unitAt } from '#sandbox/video/clips/live-line.ts';
import { SOUND_ALONE } from '#sandbox/video/clips/streams.table.ts';
import { aacSegmentOf } from './aac-segments.ts';
import { segmentOf } from './ts-segments.ts';

/** Cache of built segments; many viewers request the same one. */
export interface SegmentShelf {
  readonly get: (stream: string, line: LiveLine, segment: number) => Uint8Array;
}

const KEPT = 96;

export function createSegmentShelf(): SegmentShelf {
  const kept = new Map<string, Uint8Array>();
  return {
    get(stream, line, segment) {
      const { reel, clip, part } = line.programme.showing(segment);
      const key = `${stream} ${line.rendition} ${segment} ${reel} ${clip} ${part}`;
      const build = line.rendition === SOUND_ALONE.id ? aacSegmentOf : segmentOf;
      const body = kept.get(key) ?? build(unitAt(line, segment), segment);
      kept.delete(key);
      kept.set(key, body);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return body;
    },
  };
}

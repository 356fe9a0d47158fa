import type { MediaLibrary } from '../clips/library.ts';
import type { Programme } from '../clips/programme.ts';
import { type MediaTarget, segmentType } from './media-path.ts';
import { carriedQuery, mediaPlaylist, multivariantPlaylist } from './playlist.ts';
import { isFetchable, isPartThere, type SegmentWindow, windowAt } from './segments/segment-line.ts';
import type { SegmentShelf } from './segments/segment-shelf.ts';

const SEGMENT_TYPES = { ts: 'video/mp2t', aac: 'audio/aac' } as const;

export interface HlsAnswer {
  readonly type: 'application/vnd.apple.mpegurl' | (typeof SEGMENT_TYPES)[keyof typeof SEGMENT_TYPES];
  readonly body: string | Uint8Array;
  readonly cache: string;
}

/** A stream at one moment. */
export interface HlsMoment {
  readonly programme: Programme;
  readonly library: MediaLibrary;
  readonly segments: SegmentShelf;
  readonly epochMs: number;
  /** Epoch milliseconds since when playlists are frozen, and whether the stream has ended. */
  readonly frozen?: { readonly since: number; readonly isEnd: boolean };
}

export type HlsTarget = Exclude<MediaTarget, { kind: 'flv' }>;

const playlist = (body: string): HlsAnswer => ({
  type: 'application/vnd.apple.mpegurl',
  body,
  cache: 'no-store',
});

function segmentBody(
  target: Extract<HlsTarget, { kind: 'segment' }>,
  moment: HlsMoment,
  window: SegmentWindow,
) {
  const { programme, library, segments, epochMs } = moment;
  const now = windowAt(epochMs, programme.phaseMs);
  const { segment, part } = target;
  const isThere = (at: SegmentWindow) =>
    part === null ? isFetchable(segment, at) : isPartThere({ segment, part }, at);
  if (!isThere(window) && !isThere(now)) return undefined;
  const built = segments.get(target.stream, { programme, library, rendition: target.rendition }, segment);
  return part === null ? built.whole : built.parts[part];
}

/** Returns the response to an HLS request, or undefined when the segment is not available (any more, or yet). */
export function hlsAnswer(
  target: HlsTarget,
  query: URLSearchParams,
  moment: HlsMoment,
): HlsAnswer | undefined {
  const { programme, library, epochMs, frozen } = moment;
  const { phaseMs } = programme;
  const search = carriedQuery(query);
  const window = windowAt(frozen?.since ?? epochMs, phaseMs);
  switch (target.kind) {
    case 'variants': {
      const { reel } = programme.showing(window.first + window.count - 1);
      const facts = { hd: library.facts(reel, 'hd'), sd: library.facts(reel, 'sd') };
      return playlist(multivariantPlaylist(facts, search));
    }
    case 'playlist': {
      const [hasEnded, isUpdate] = [frozen?.isEnd ?? false, query.get('_HLS_skip') === 'YES'];
      const type = segmentType(target.rendition);
      return playlist(mediaPlaylist({ window, phaseMs, search, hasEnded, isUpdate, type }));
    }
    case 'segment': {
      const body = segmentBody(target, moment, window);
      return (
        body && { type: SEGMENT_TYPES[segmentType(target.rendition)], body, cache: 'public, max-age=30' }
      );
    }
    default:
      return target satisfies never;
  }
}

import type { QualityFacts } from '../clips/library.ts';
import { segmentStart } from '../clips/live-line.ts';
import { QUALITIES, type QualityId, SEGMENT_MS } from '../clips/streams.table.ts';
import type { SegmentWindow } from './segments/segment-line.ts';

/** Returns the query for child URLs: the signature and all other parameters of the request, without player directives. */
export function carriedQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams([...query].filter(([name]) => !name.startsWith('_HLS_')));
  return carried.size ? `?${carried}` : '';
}

/** The list of qualities, best first. `search` is what every child url carries, `?` included. */
export function multivariantPlaylist(
  facts: Readonly<Record<QualityId, QualityFacts>>,
  search: string,
): string {
  const variants = QUALITIES.flatMap(({ id, label, width, height }) => {
    const { bandwidth, codecs } = facts[id];
    const peak = Math.round(bandwidth * 1.6);
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},FRAME-RATE=25.000,CODECS="${codecs}",NAME="${label}"`,
      `${id}/index.m3u8${search}`,
    ];
  });
  return `${['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants].join('\n')}\n`;
}

export interface MediaPlaylist {
  readonly window: SegmentWindow;
  readonly phaseMs: number;
  readonly search: string;
  /** True if the broadcast has ended: players stop polling. */
  readonly hasEnded: boolean;
  /** File extension of its segments. */
  readonly type: 'ts' | 'aac';
  /** True if the player has an earlier copy and requests only the new part. */
  readonly isUpdate: boolean;
}

const TARGET_SECONDS = Math.ceil(SEGMENT_MS / 1000);
/** Distance from the end beyond which segments may be left out of an update. */
const SKIP_SECONDS = TARGET_SECONDS * 6;
const UNSKIPPED_SEGMENTS = Math.ceil((SKIP_SECONDS * 1000) / SEGMENT_MS);
/** Dates follow from each other; one now and then and one at the beginning are enough. */
const DATED_EVERY = 32;

function entry(segment: number, isFirst: boolean, { phaseMs, search, type }: MediaPlaylist): string[] {
  const date = new Date(segmentStart(segment, phaseMs)).toISOString();
  return [
    ...(isFirst || segment % DATED_EVERY === 0 ? [`#EXT-X-PROGRAM-DATE-TIME:${date}`] : []),
    `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},`,
    `${segment}.${type}${search}`,
  ];
}

/**
 * Builds the sliding window of one rendition. Times in the segments continue from clip to clip, so that there is no
 * discontinuity: its number, counted since the epoch, would cost hls.js a second for every one it meets.
 */
export function mediaPlaylist(playlist: MediaPlaylist): string {
  const { first, count } = playlist.window;
  const skipped = playlist.isUpdate && !playlist.hasEnded ? Math.max(0, count - UNSKIPPED_SEGMENTS) : 0;
  const segments = Array.from({ length: count - skipped }, (_, i) =>
    entry(first + skipped + i, i === 0, playlist),
  );
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${TARGET_SECONDS}`,
    `#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${SKIP_SECONDS.toFixed(1)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    ...segments.flat(),
    ...(playlist.hasEnded ? ['#EXT-X-ENDLIST'] : []),
  ].join('\n')}\n`;
}

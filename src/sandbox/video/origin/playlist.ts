import type { QualityFacts } from '../clips/library.ts';
import { segmentStart } from '../clips/live-line.ts';
import { PART_MS, QUALITIES, type QualityId, SEGMENT_MS, SEGMENT_PARTS } from '../clips/streams.table.ts';
import { PARTED_SEGMENTS, type SegmentWindow } from './segments/segment-line.ts';

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

const PART_SECONDS = (PART_MS / 1000).toFixed(3);
/** Distance from the end of a player that loads parts, at least three of them. */
const PART_HOLD_BACK_SECONDS = ((3 * PART_MS) / 1000).toFixed(3);

const dateOf = (segment: number, { phaseMs }: MediaPlaylist) =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStart(segment, phaseMs)).toISOString()}`;

const partUri = (segment: number, part: number, { search, type }: MediaPlaylist) =>
  `URI="${segment}.${part}.${type}${search}"`;

/** Parts of a segment; a player may start at the first, which begins with a key frame. */
const partsOf = (segment: number, count: number, playlist: MediaPlaylist): string[] =>
  Array.from({ length: count }, (_, part) => {
    const entry = part === 0 ? ',INDEPENDENT=YES' : '';
    return `#EXT-X-PART:DURATION=${PART_SECONDS},${partUri(segment, part, playlist)}${entry}`;
  });

/** Parts of the segment that is still being filmed, and the address of the next one. */
const unfinished = (segment: number, playlist: MediaPlaylist): string[] => [
  dateOf(segment, playlist),
  ...partsOf(segment, playlist.window.parts, playlist),
  `#EXT-X-PRELOAD-HINT:TYPE=PART,${partUri(segment, playlist.window.parts, playlist)}`,
];

function entry(segment: number, isFirst: boolean, playlist: MediaPlaylist): string[] {
  const { window, search, type, hasEnded } = playlist;
  const hasParts = !hasEnded && segment >= window.first + window.count - PARTED_SEGMENTS;
  return [
    ...(isFirst || hasParts || segment % DATED_EVERY === 0 ? [dateOf(segment, playlist)] : []),
    ...(hasParts ? partsOf(segment, SEGMENT_PARTS, playlist) : []),
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
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=${SKIP_SECONDS.toFixed(1)},PART-HOLD-BACK=${PART_HOLD_BACK_SECONDS}`,
    `#EXT-X-PART-INF:PART-TARGET=${PART_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    ...segments.flat(),
    ...(playlist.hasEnded ? ['#EXT-X-ENDLIST'] : unfinished(first + count, playlist)),
  ].join('\n')}\n`;
}

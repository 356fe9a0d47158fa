import type { MediaLoop } from './loop.ts';
import { type SegmentWindow, segmentStart } from './segment-line.ts';
import { QUALITIES, type QualityId, SEGMENT_MS } from './streams.table.ts';

/** The signature and what else came with the request goes on to the children, player directives do not. */
export function carriedQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams([...query].filter(([name]) => !name.startsWith('_HLS_')));
  return carried.size ? `?${carried}` : '';
}

/** The list of qualities, best first. `search` is what every child url carries, `?` included. */
export function multivariantPlaylist(loops: Readonly<Record<QualityId, MediaLoop>>, search: string): string {
  const variants = QUALITIES.flatMap(({ id, label, width, height }) => {
    const { bandwidth, codecs } = loops[id];
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
  /** The broadcast is over: players stop asking. */
  readonly hasEnded: boolean;
}

function entry(segment: number, { phaseMs, search }: MediaPlaylist): string[] {
  return [
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStart(segment, phaseMs)).toISOString()}`,
    `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},`,
    `${segment}.ts${search}`,
  ];
}

/**
 * The sliding window of one quality. Times in the segments run on over the loop's seam, so that there is no
 * discontinuity: its number, counted since the epoch, would cost hls.js a second for every one it meets.
 */
export function mediaPlaylist(playlist: MediaPlaylist): string {
  const { first, count } = playlist.window;
  const segments = Array.from({ length: count }, (_, i) => entry(first + i, playlist));
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:4',
    `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...segments.flat(),
    ...(playlist.hasEnded ? ['#EXT-X-ENDLIST'] : []),
  ].join('\n')}\n`;
}

import { isQualityId, type QualityId, type StreamName } from '../clips/streams.table.ts';

/** What a path of the origin asks for. */
export type MediaAsk =
  | { readonly kind: 'variants'; readonly stream: StreamName }
  | { readonly kind: 'playlist'; readonly stream: StreamName; readonly quality: QualityId }
  | {
      readonly kind: 'segment';
      readonly stream: StreamName;
      readonly quality: QualityId;
      readonly segment: number;
    }
  | { readonly kind: 'flv'; readonly stream: StreamName; readonly quality: QualityId };

const SHAPE =
  /^\/live\/(?<stream>[\w-]+)\/(?:(?<quality>\w+)(?:\/(?<file>index\.m3u8|(?<segment>\d{1,12})\.ts)|\.flv)|index\.m3u8)$/;

export type FlvAsk = Extract<MediaAsk, { kind: 'flv' }>;

/**
 * Reads `/live/<stream>/index.m3u8`, `/live/<stream>/<quality>/index.m3u8`, `…/<number>.ts` and
 * `/live/<stream>/<quality>.flv`; anything else, and unknown qualities, is nothing.
 */
export function parseMediaPath(path: string): MediaAsk | undefined {
  const parts = SHAPE.exec(path)?.groups;
  const stream = parts?.stream;
  if (!parts || stream === undefined) return undefined;
  const { quality, file, segment } = parts;
  if (quality === undefined) return { kind: 'variants', stream };
  if (!isQualityId(quality)) return undefined;
  if (segment !== undefined) return { kind: 'segment', stream, quality, segment: Number(segment) };
  return { kind: file === undefined ? 'flv' : 'playlist', stream, quality };
}

/** Which of the two ways of delivery a request's target belongs to; all but FLV is HLS. */
export const mediaKindOf = (target: string) => (/\.flv(?:\?|$)/.test(target) ? 'flv' : 'hls');

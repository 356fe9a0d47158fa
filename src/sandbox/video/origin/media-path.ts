import { isRenditionId, type RenditionId, SOUND_ALONE, type StreamName } from '../clips/streams.table.ts';

/** Target of a path of the origin. */
export type MediaTarget =
  | { readonly kind: 'variants'; readonly stream: StreamName }
  | { readonly kind: 'playlist'; readonly stream: StreamName; readonly rendition: RenditionId }
  | {
      readonly kind: 'segment';
      readonly stream: StreamName;
      readonly rendition: RenditionId;
      readonly segment: number;
      /** Null for the whole segment. */
      readonly part: number | null;
    }
  | { readonly kind: 'flv'; readonly stream: StreamName; readonly rendition: RenditionId };

const SHAPE =
  /^\/live\/(?<stream>[\w-]+)\/(?:(?<rendition>\w+)(?:\/(?<file>index\.m3u8|(?<segment>\d{1,12})(?:\.(?<part>\d{1,2}))?\.(?<type>ts|aac))|\.flv)|index\.m3u8)$/;

export type FlvTarget = Extract<MediaTarget, { kind: 'flv' }>;

/** Returns the file extension of a segment of a rendition: audio only is packed audio, video is a transport stream. */
export const segmentType = (rendition: RenditionId): 'aac' | 'ts' =>
  rendition === SOUND_ALONE.id ? 'aac' : 'ts';

/**
 * Reads `/live/<stream>/index.m3u8`, `/live/<stream>/<rendition>/index.m3u8`, `…/<number>.ts`, `…/<number>.aac` for the
 * sound alone, `…/<number>.<part>.ts` for a part of a segment, and `/live/<stream>/<rendition>.flv`; anything else, and unknown renditions, is nothing.
 */
export function parseMediaPath(path: string): MediaTarget | undefined {
  const parts = SHAPE.exec(path)?.groups;
  const stream = parts?.stream;
  if (!parts || stream === undefined) return undefined;
  const { rendition, file, segment, part, type } = parts;
  if (rendition === undefined) return { kind: 'variants', stream };
  if (!isRenditionId(rendition)) return undefined;
  if (segment === undefined) return { kind: file === undefined ? 'flv' : 'playlist', stream, rendition };
  const isItsType = type === segmentType(rendition);
  if (!isItsType) return undefined;
  return {
    kind: 'segment',
    stream,
    rendition,
    segment: Number(segment),
    part: part === undefined ? null : Number(part),
  };
}

/** Returns which of the two delivery methods the target of a request belongs to; all but FLV is HLS. */
export const mediaKindOf = (target: string) => (/\.flv(?:\?|$)/.test(target) ? 'flv' : 'hls');

import type { Renditions } from './library.ts';
import type { MediaAsk } from './media-path.ts';
import { carriedQuery, mediaPlaylist, multivariantPlaylist } from './playlist.ts';
import { isFetchable, type SegmentWindow, windowAt } from './segment-line.ts';

export interface HlsAnswer {
  readonly type: 'application/vnd.apple.mpegurl' | 'video/mp2t';
  readonly body: string | Uint8Array;
  readonly cache: string;
}

/** A stream at one moment. */
export interface HlsMoment {
  readonly renditions: Renditions;
  readonly phaseMs: number;
  readonly epochMs: number;
  /** Epoch milliseconds since when playlists stand still, and whether that is the end. */
  readonly frozen?: { readonly since: number; readonly isEnd: boolean };
}

export type HlsAsk = Exclude<MediaAsk, { kind: 'flv' }>;

const playlist = (body: string): HlsAnswer => ({
  type: 'application/vnd.apple.mpegurl',
  body,
  cache: 'no-store',
});

function segmentBody(ask: Extract<HlsAsk, { kind: 'segment' }>, moment: HlsMoment, window: SegmentWindow) {
  const now = windowAt(moment.epochMs, moment.phaseMs);
  const isThere = isFetchable(ask.segment, window) || isFetchable(ask.segment, now);
  return isThere ? moment.renditions[ask.quality].segment(ask.segment) : undefined;
}

/** What an HLS request is answered, or nothing when the segment is not there (any more, or yet). */
export function hlsAnswer(ask: HlsAsk, query: URLSearchParams, moment: HlsMoment): HlsAnswer | undefined {
  const { renditions, phaseMs, epochMs, frozen } = moment;
  const search = carriedQuery(query);
  const window = windowAt(frozen?.since ?? epochMs, phaseMs);
  switch (ask.kind) {
    case 'variants': {
      const loops = { hd: renditions.hd.loop, sd: renditions.sd.loop };
      return playlist(multivariantPlaylist(loops, search));
    }
    case 'playlist':
      return playlist(mediaPlaylist({ window, phaseMs, search, hasEnded: frozen?.isEnd ?? false }));
    case 'segment': {
      const body = segmentBody(ask, moment, window);
      return body && { type: 'video/mp2t', body, cache: 'public, max-age=30' };
    }
    default:
      return ask satisfies never;
  }
}

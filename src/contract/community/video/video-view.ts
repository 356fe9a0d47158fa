import type { ErrorCode } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { RoomRef } from '../room/room-ref.ts';
import type { MediaKind, Quality, VideoLine } from './schema.ts';

/** Instruction for the player. The core chooses the source; the page plays it. */
export type VideoView =
  | { readonly is: 'loading' }
  | { readonly is: 'notStarted' | 'interrupted' | 'ended' | 'unknown' }
  | { readonly is: 'failed'; readonly code: ErrorCode; readonly retryAtMono: number | null }
  | {
      readonly is: 'ready';
      /** Changes whenever the player must load again. */
      readonly sourceId: number;
      readonly type: MediaKind;
      /** Kinds this room offers, for a viewer who wants to choose. */
      readonly types: readonly MediaKind[];
      /** Kind requested by the viewer when this source was chosen; null: none. */
      readonly requestedType: MediaKind | null;
      readonly url: string;
      /** The same video on another line, signed beforehand: the player switches to it while the first one is late. */
      readonly standby: StandbySource | null;
      readonly qualityId: string;
      readonly qualities: readonly Quality[];
      /** Qualities with a separate URL. A quality that is not listed here is contained in the source of another. */
      readonly addressed: readonly string[];
      readonly lineId: string;
      readonly lines: readonly {
        readonly lineId: string;
        readonly name: string;
        readonly health: 'good' | 'slow' | 'bad' | 'untried';
        readonly firstByteMs: number | null;
      }[];
    };

/** Video kinds requested by the page. */
export type VideoKinds = {
  /** The kind it would rather have; null leaves it to the room. */
  readonly prefer: MediaKind | null;
  /** Kinds its browser cannot play. */
  readonly cannot: readonly MediaKind[];
};

/** Video of a room with the kinds it was opened for: the core runs one session for each. */
export type OpenVideo = VideoKinds & { readonly room: RoomRef };

/** A second line that carries the playing video. */
export type StandbySource = { readonly lineId: string; readonly url: string };

/** broke: refused, cut or unreadable. silent: no byte arrived. slow: too few bytes arrived. */
export type LineFailure = 'broke' | 'silent' | 'slow';

/**
 * Reason for which a video left its line. chosen: the viewer selected another line. stalled, ended, failed: the player could
 * not continue. overtaken: the standby line responded first. unrenewed: no further signature before the old one expired.
 * refused, late: the line gave no source, or not within a second. ranked: another line is in better health. withdrawn: the
 * platform no longer lists the line.
 */
export type LineChangeCause =
  | { readonly is: 'chosen' }
  | { readonly is: 'stalled' }
  | { readonly is: 'ended' }
  | { readonly is: 'failed'; readonly code: ErrorCode }
  | { readonly is: 'overtaken'; readonly reason: LineFailure }
  | { readonly is: 'unrenewed'; readonly code: ErrorCode }
  | { readonly is: 'refused'; readonly code: ErrorCode }
  | { readonly is: 'late' }
  | { readonly is: 'ranked' }
  | { readonly is: 'withdrawn' };

export type LineName = Pick<VideoLine, 'lineId' | 'name'>;

/** A change of the line that plays a video. */
export type LineChange = {
  readonly at: ServerTime;
  readonly from: LineName;
  readonly to: LineName;
  readonly cause: LineChangeCause;
};

/** Report of the player to the core about its current source. */
export type PlayerReport =
  | { readonly is: 'playing'; readonly sourceId: number; readonly firstFrameMs: number }
  | { readonly is: 'stalled'; readonly sourceId: number; readonly forMs: number }
  /** The standby line responded in place of the line in use; the video continues. */
  | {
      readonly is: 'overtaken';
      readonly sourceId: number;
      readonly lineId: string;
      readonly byLineId: string;
      readonly reason: LineFailure;
    }
  | {
      readonly is: 'failed';
      readonly sourceId: number;
      readonly code: ErrorCode;
      readonly status: number | null;
    }
  | { readonly is: 'ended'; readonly sourceId: number };

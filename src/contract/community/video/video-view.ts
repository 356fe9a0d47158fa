import type { ErrorCode } from '#contract/errors.ts';
import type { RoomRef } from '../room/schema.ts';
import type { MediaKind, Quality } from './schema.ts';

/** What the player is to do now. The core chooses the source; the page plays it. */
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
      /** The kind the viewer had asked for when this source was looked for; null: none. */
      readonly asked: MediaKind | null;
      readonly url: string;
      /** The same picture on another line, signed beforehand: the player takes it while the first one is late. */
      readonly standby: StandbySource | null;
      readonly qualityId: string;
      readonly qualities: readonly Quality[];
      /** What has an address of its own. A quality that is not named here lies inside the source of another. */
      readonly addressed: readonly string[];
      readonly lineId: string;
      readonly lines: readonly {
        readonly lineId: string;
        readonly name: string;
        readonly health: 'good' | 'slow' | 'bad' | 'untried';
        readonly firstByteMs: number | null;
      }[];
    };

/** What the page asks of a room's picture. */
export type PictureKinds = {
  /** The kind it would rather have; null leaves it to the room. */
  readonly prefer: MediaKind | null;
  /** Kinds its browser cannot play. */
  readonly cannot: readonly MediaKind[];
};

/** A room's picture with the kinds it was opened for: the core keeps one session for each. */
export type OpenPicture = PictureKinds & { readonly room: RoomRef };

/** A second line that carries the picture that is playing. */
export type StandbySource = { readonly lineId: string; readonly url: string };

/** broke: refused, cut or unreadable. silent: no byte came. slow: bytes came, too few of them. */
export type LineTrouble = 'broke' | 'silent' | 'slow';

/** What the player reports to the core about the source it was given. */
export type PlayerReport =
  | { readonly is: 'playing'; readonly sourceId: number; readonly firstFrameMs: number }
  | { readonly is: 'stalled'; readonly sourceId: number; readonly forMs: number }
  /** The standby line answered in place of the line in use; the picture goes on. */
  | {
      readonly is: 'overtaken';
      readonly sourceId: number;
      readonly lineId: string;
      readonly byLineId: string;
      readonly why: LineTrouble;
    }
  | {
      readonly is: 'failed';
      readonly sourceId: number;
      readonly code: ErrorCode;
      readonly status: number | null;
    }
  | { readonly is: 'ended'; readonly sourceId: number };

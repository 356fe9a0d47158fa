import type { ErrorCode } from '../errors.ts';
import type { MediaKind, Quality } from './video.ts';

/** What the player is to do now. The core chooses the source; the page plays it. */
export type VideoView =
  | { readonly is: 'loading' }
  | { readonly is: 'notStarted' | 'interrupted' | 'ended' | 'unknown' }
  | { readonly is: 'failed'; readonly code: ErrorCode; readonly retryAtMono: number | null }
  | {
      readonly is: 'ready';
      /** Changes whenever the player must load anew. */
      readonly sourceId: number;
      readonly type: MediaKind;
      readonly url: string;
      readonly qualityId: string;
      readonly qualities: readonly Quality[];
      readonly lineId: string;
      readonly lines: readonly {
        readonly lineId: string;
        readonly name: string;
        readonly health: 'good' | 'slow' | 'bad' | 'untried';
        readonly firstByteMs: number | null;
      }[];
    };

/** What the player tells the core about the source it was given. */
export type PlayerReport =
  | { readonly is: 'playing'; readonly sourceId: number; readonly firstFrameMs: number }
  | { readonly is: 'stalled'; readonly sourceId: number; readonly forMs: number }
  | {
      readonly is: 'failed';
      readonly sourceId: number;
      readonly code: ErrorCode;
      readonly status: number | null;
    }
  | { readonly is: 'ended'; readonly sourceId: number };

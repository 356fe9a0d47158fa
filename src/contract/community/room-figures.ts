import type { ErrorCode } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { ChatCounts } from './chat/counts.ts';
import type { LineChange, VideoView } from './video/video-view.ts';

/** Figures of a room’s incoming chat. */
export type ChatFigures = Readonly<ChatCounts> & {
  /** Messages a second over the last five seconds. */
  readonly perSecond: number;
  /** Response times of polls by this tab in the last minute, ms, including the time the platform held them. */
  readonly polls: { readonly count: number; readonly p50Ms: number | null; readonly p99Ms: number | null };
  /** True if this tab polls for all tabs of the browser; false when another one does. */
  readonly leads: boolean;
};

/** A call that failed. */
export type WireFailure = {
  readonly at: ServerTime;
  readonly path: string;
  readonly code: ErrorCode;
  /** HTTP status, where there was one. */
  readonly status: number | null;
};

export type WireFigures = {
  /** Origin of the next call. */
  readonly origin: string;
  /** To be added to the device's clock, ms, and how wrong that may be. */
  readonly offsetMs: number;
  readonly errorMs: number;
  readonly synced: boolean;
  /** The last few, the newest first. */
  readonly failures: readonly WireFailure[];
};

/** Figures of the streams from the core to the page. */
export type StreamFigures = {
  readonly open: number;
  /** Items that newer ones replaced before the page took them. */
  readonly superseded: number;
  /** Items dropped because the page was far behind: the stream restarted with its full state. */
  readonly skipped: number;
};

/** The video opened last, while it is open. */
export type PlayFigures = {
  readonly view: VideoView;
  /** Values of the playing source. */
  readonly firstFrameMs: number | null;
  readonly stalls: number;
  readonly failures: number;
  /** The last changes of the line, the newest last. */
  readonly lineChanges: readonly LineChange[];
};

/** Figures for developers and load testers, once a second. */
export type RoomFigures = {
  /** Null outside of a room. */
  readonly chat: ChatFigures | null;
  readonly wire: WireFigures;
  readonly streams: StreamFigures;
  readonly play: PlayFigures | null;
};

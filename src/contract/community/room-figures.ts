import type { ErrorCode } from '#contract/errors.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { ChatCounts } from './chat/counts.ts';
import type { VideoView } from './video/video-view.ts';

/** How a room's chat comes in. */
export type ChatFigures = Readonly<ChatCounts> & {
  /** Messages a second over the last five seconds. */
  readonly perSecond: number;
  /** How long the platform took to answer this tab in the last minute, ms, what it held the answer for included. */
  readonly polls: { readonly count: number; readonly p50Ms: number | null; readonly p99Ms: number | null };
  /** This tab asks for all tabs of the browser; false when another one does. */
  readonly leads: boolean;
};

/** A call that failed. */
export type WireTrouble = {
  readonly at: ServerTime;
  readonly path: string;
  readonly code: ErrorCode;
  /** HTTP status, where there was one. */
  readonly status: number | null;
};

export type WireFigures = {
  /** Where the next call goes. */
  readonly origin: string;
  /** To be added to the device's clock, ms, and how wrong that may be. */
  readonly offsetMs: number;
  readonly errorMs: number;
  readonly synced: boolean;
  /** The last few, the newest first. */
  readonly troubles: readonly WireTrouble[];
};

/** How the streams from the core to the page go. */
export type StreamFigures = {
  readonly open: number;
  /** Items that newer ones replaced before the page could take them. */
  readonly superseded: number;
  /** Items given up because the page was far behind: the stream began again with its whole state. */
  readonly skipped: number;
};

/** The picture that was opened last, while it is. */
export type PlayFigures = {
  readonly view: VideoView;
  /** Of the source that plays. */
  readonly firstFrameMs: number | null;
  readonly stalls: number;
  readonly failures: number;
};

/** What developers and load testers look at, once a second. */
export type RoomFigures = {
  /** Null outside of a room. */
  readonly chat: ChatFigures | null;
  readonly wire: WireFigures;
  readonly streams: StreamFigures;
  readonly play: PlayFigures | null;
};

import type { LineFailure, VideoView } from '#contract/community/video/video-view.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** Addresses of one source: on the line in use, and on the standby line. */
export type Addresses = Pick<Extract<VideoView, { is: 'ready' }>, 'lineId' | 'url' | 'standby'>;

/** Reports of a player about its source. */
export type PlayerEvents = {
  /** Reports that the source cannot continue: refused, broken, unreachable. `status` is the HTTP status, where there was one. */
  failed(code: ErrorCode, status: number | null): void;
  /** The source was over before it began: only what has been seen is left of it. */
  over(): void;
  /** Reports that the standby line was faster; the player continues with it and waits for new addresses. */
  overtaken(lineId: string, byLineId: string, reason: LineFailure): void;
};

/** Seekable range, epoch ms of filming. */
export type Reach = { readonly from: number; readonly to: number };

/** One engine playing one source into a <video>. Play, pause and volume are the element's own. */
export type Player = {
  /** @param from what was filmed at this time is shown first, epoch ms; null begins in the present */
  load(addresses: Addresses, from: number | null): void;
  /** Fresh signatures or other lines for the same source: used from the next request on, nothing is loaded again. */
  readdress(addresses: Addresses): void;
  /** One of the heights offered inside the source, in lines, from the next piece on; null leaves it to the bandwidth. */
  chooseHeight(height: number | null): void;
  /** Returns the latency behind the filming time, ms; null while unknown. */
  latencyMs(): number | null;
  /** Returns a measure that grows while the video, or the audio if alone, plays. */
  moved(): number;
  /** Follows the present again, from its newest. */
  seekToLive(): void;
  /** Returns the DVR range; null where only the live edge is available, or while the range is unknown. */
  reach(): Reach | null;
  /**
   * Seeks to the frame filmed at this time, or the nearest available, and keeps that latency. Returns false when no DVR is
   * available.
   */
  goTo(filmedAt: number): boolean;
  /** Holds the current latency if set; otherwise the video stays near the live edge. */
  hold(isHeld: boolean): void;
  destroy(): void;
};

export type PlayerSetting = {
  readonly video: HTMLVideoElement;
  readonly events: PlayerEvents;
  /** Server time, epoch ms: what the stream's own time stamps are compared with. */
  readonly serverNow: () => number;
};

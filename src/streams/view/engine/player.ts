import type { LineTrouble, VideoView } from '#contract/community/video/video-view.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** Where one source can be had: on the line in use, and on the standby one beside it. */
export type Addresses = Pick<Extract<VideoView, { is: 'ready' }>, 'lineId' | 'url' | 'standby'>;

/** What a player reports about the source it plays. */
export type PlayerEvents = {
  /** The source cannot go on: refused, broken, unreachable. `status` is the HTTP status, where there was one. */
  failed(code: ErrorCode, status: number | null): void;
  /** The source was over before it began: only what has been seen is left of it. */
  over(): void;
  /** The standby line came first; the player goes on with it and waits for new addresses. */
  overtaken(lineId: string, byLineId: string, why: LineTrouble): void;
};

/** What can be gone to, epoch ms of filming. */
export type Reach = { readonly from: number; readonly to: number };

/** One engine playing one source into a <video>. Play, pause and volume are the element's own. */
export type Player = {
  /** @param from what was filmed at this time is shown first, epoch ms; null begins in the present */
  load(addresses: Addresses, from: number | null): void;
  /** Fresh signatures or other lines for the same source: used from the next request on, nothing is loaded again. */
  readdress(addresses: Addresses): void;
  /** One of the heights offered inside the source, in lines, from the next piece on; null leaves it to the bandwidth. */
  chooseHeight(height: number | null): void;
  /** How far behind the moment of filming the picture is, ms; null while unknown. */
  latencyMs(): number | null;
  /** Grows while the picture moves, or the sound where it is alone. */
  moved(): number;
  /** Follows the present again, from its newest. */
  seekToLive(): void;
  /** What can be gone back to; null where only the present can be had, or while that is unknown. */
  reach(): Reach | null;
  /** Shows what was filmed at this time, or the nearest there is, and stays so far behind. False: nothing of the past can be had. */
  goTo(filmedAt: number): boolean;
  /** Held, the picture stays as far behind as it is; else it keeps near the present. */
  hold(isHeld: boolean): void;
  destroy(): void;
};

export type PlayerSetting = {
  readonly video: HTMLVideoElement;
  readonly events: PlayerEvents;
  /** Server time, epoch ms: what the stream's own time stamps are compared with. */
  readonly serverNow: () => number;
};

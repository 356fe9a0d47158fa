import type { ErrorCode } from '#contract/errors.ts';

/** What a player tells about the source it plays. */
export type PlayerEvents = {
  /** The source cannot go on: refused, broken, unreachable. `status` is the HTTP status, where there was one. */
  failed(code: ErrorCode, status: number | null): void;
};

/** One engine playing one source into a <video>. Play, pause and volume are the element's own. */
export type Player = {
  load(url: string): void;
  /** Fresh signatures for the same source: used from the next request on, nothing is loaded anew. */
  resign(url: string): void;
  /** One of the heights offered inside the source, in lines, from the next piece on; null leaves it to the bandwidth. */
  chooseHeight(height: number | null): void;
  /** How far behind the moment of filming the picture is, ms; null while unknown. */
  latencyMs(): number | null;
  seekToLive(): void;
  destroy(): void;
};

export type PlayerSetting = {
  readonly video: HTMLVideoElement;
  readonly events: PlayerEvents;
  /** Server time, epoch ms: what the stream's own time stamps are compared with. */
  readonly serverNow: () => number;
};

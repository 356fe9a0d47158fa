/** How one line keeps up with the filming. Times are monotonic ms, time stamps ms of the stream. */
export type FlvPace = {
  /** Bytes came, and with them the stream up to a time stamp, unless they were but a part of one frame. */
  got(now: number, stamp: number | null): void;
  /** How much later than at its best the line is now. */
  lateMs(now: number): number;
  /** How long it has sent nothing. */
  quietMs(now: number): number;
  /** What is late now is taken for the line's own pace from here on. */
  accept(now: number): void;
};

/**
 * A line that sends nothing, too little, or stutters falls behind the clock in the same way: the stream it has brought
 * grows more slowly than time goes by. So one figure finds all three.
 */
export function createFlvPace(openedAt: number): FlvPace {
  let best: number | null = null;
  let newest: number | null = null;
  let heardAt = openedAt;
  const lateMs = (now: number) => (best === null || newest === null ? now - openedAt : now - newest - best);
  return {
    got(now, stamp) {
      heardAt = now;
      if (stamp === null) return;
      newest = Math.max(newest ?? stamp, stamp);
      best = Math.min(best ?? Number.POSITIVE_INFINITY, now - newest);
    },
    lateMs,
    quietMs: (now) => now - heardAt,
    accept(now) {
      if (newest !== null) best = now - newest;
    },
  };
}

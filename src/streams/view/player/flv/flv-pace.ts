/** Progress of one line relative to real time. Times are monotonic ms, timestamps ms of the stream. */
export type FlvPace = {
  /** Records received bytes, and the timestamp up to which they carry the stream, unless they were only a part of one frame. */
  got(now: number, stamp: number | null): void;
  /** Returns the delay of the line relative to its best. */
  lateMs(now: number): number;
  /** Returns the time since the line last sent data. */
  quietMs(now: number): number;
  /** Accepts the current delay as the line's normal delay from here on. */
  accept(now: number): void;
};

/**
 * Measures the delay of a line. A line that sends no data, too little, or stutters falls behind the clock in the same way:
 * the received stream grows more slowly than time passes, so one figure detects all three.
 */
export function createFlvPace(openedAt: number): FlvPace {
  let best: number | null = null;
  let newest: number | null = null;
  let lastByteAt = openedAt;
  const lateMs = (now: number) => (best === null || newest === null ? now - openedAt : now - newest - best);
  return {
    got(now, stamp) {
      lastByteAt = now;
      if (stamp === null) return;
      newest = Math.max(newest ?? stamp, stamp);
      best = Math.min(best ?? Number.POSITIVE_INFINITY, now - newest);
    },
    lateMs,
    quietMs: (now) => now - lastByteAt,
    accept(now) {
      if (newest !== null) best = now - newest;
    },
  };
}

/** A way across the picture: all lines move at one speed, so that none ever runs into another. */
export type Crossing = {
  readonly lane: number;
  /** Until it sets out, ms. */
  readonly delayMs: number;
  /** From the right edge to beyond the left one, ms. */
  readonly durationMs: number;
};

export type LaneBoard = {
  /** A way for a line of this width, px; null while all lanes are taken, unless it must be shown. */
  place(widthPx: number, now: number, must: boolean): Crossing | null;
  /** Time stood still for so long: what was on its way still is. */
  postpone(ms: number): void;
};

const GAP_PX = 56;
/** A line that must be shown waits at most this long for its lane. */
const LONGEST_WAIT_MS = 4_000;

export type LaneSize = { readonly lanes: number; readonly widthPx: number; readonly pxPerSecond: number };

/** Gives each line the highest lane that is free, and so no more lines at a time than can be read. */
export function createLanes({ lanes, widthPx, pxPerSecond }: LaneSize): LaneBoard {
  const freeAt = Array.from({ length: lanes }, () => Number.NEGATIVE_INFINITY);
  const msFor = (px: number) => (px / pxPerSecond) * 1_000;

  const laneFor = (now: number, must: boolean): number => {
    const free = freeAt.findIndex((at) => at <= now);
    if (free >= 0 || !must) return free;
    const soonest = freeAt.indexOf(Math.min(...freeAt));
    return (freeAt[soonest] ?? now) - now > LONGEST_WAIT_MS ? -1 : soonest;
  };

  return {
    place(lineWidthPx, now, must) {
      const lane = laneFor(now, must);
      if (lane < 0) return null;
      const startsAt = Math.max(now, freeAt[lane] ?? now);
      freeAt[lane] = startsAt + msFor(lineWidthPx + GAP_PX);
      return { lane, delayMs: startsAt - now, durationMs: msFor(widthPx + lineWidthPx) };
    },
    postpone(ms) {
      for (const [lane, at] of freeAt.entries()) freeAt[lane] = at + ms;
    },
  };
}

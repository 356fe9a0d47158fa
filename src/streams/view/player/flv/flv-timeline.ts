import { type FlvTag, retimed } from './flv-tags.ts';

/** One line's share in the engine's time: what is added to its time stamps, ms. */
export type Joint = {
  /** Engine time at which the line takes over, ms. */
  readonly at: number;
  /** Engine time from which the line shows unseen frames; null when that cannot be determined. */
  readonly freshAt: number | null;
};

/** Times of a line when it takes over. */
export type LineClock = {
  /** Timestamps of its first frame and its newest, ms of the line itself. */
  readonly first: number;
  readonly newest: number;
  readonly capturedAt: number | null;
};

/** A frame's time at 50 frames a second: less than any frame lasts, so nothing overlaps. */
const STEP_MS = 20;
/** Lines that relay one encoder have its time stamps: their ends are no further apart, ms. */
const SAME_CLOCK_MS = 10_000;

/**
 * Single rising time of the engine, derived from the lines' own: a line that takes over begins where the previous one
 * ended, so that the engine never detects the change.
 */
export type FlvTimeline = {
  /** The tag in the engine's time. */
  retime(tag: FlvTag): FlvTag;
  join(line: LineClock): Joint;
  /** The moment of filming of the engine's second 0, epoch ms; null while unknown. */
  capturedAt(): number | null;
  captured(epochMs: number | null): void;
  /** Engine second of an engine time stamp. */
  secondOf(at: number): number;
};

export function createFlvTimeline(): FlvTimeline {
  /** The engine's time begins with the first frame, so that it never reaches the end of its 32 bits. */
  let shift: number | null = null;
  let first: number | null = null;
  let last: number | null = null;
  let captured: number | null = null;

  /** Returns the latest frame fed so far, in the time of the line that takes over. */
  const seenUntil = ({ first: begin, newest, capturedAt }: LineClock): number | null => {
    if (last === null) return null;
    const own = last - (shift ?? 0);
    if (captured !== null && capturedAt !== null) return captured + own - capturedAt;
    return own >= begin && own <= newest + SAME_CLOCK_MS ? own : null;
  };
  return {
    retime(tag) {
      if (tag.isConfig || tag.is === 'script') return retimed(tag, last ?? 0);
      shift ??= -tag.at;
      const at = Math.max(0, tag.at + shift);
      first ??= at;
      last = Math.max(last ?? at, at);
      return retimed(tag, at);
    },
    join(line) {
      const seen = seenUntil(line);
      const at = last === null ? line.first : last + STEP_MS;
      shift = at - line.first;
      captured = line.capturedAt;
      return { at, freshAt: seen !== null && seen > line.first ? seen + shift : null };
    },
    capturedAt: () => (captured === null || first === null ? null : captured - (shift ?? 0) + first),
    captured(epochMs) {
      captured = epochMs;
    },
    secondOf: (at) => (at - (first ?? 0)) / 1_000,
  };
}

import { createHistogram } from '#replay/measure/histogram.ts';
import type { PagesTally } from '#replay/measure/pages.ts';
import type { PageNotes } from './page-notes.ts';

const SECOND_MS = 1_000;
/** A screen refreshes so often, unless the page showed before the run that it does so more often. */
const USUAL_REFRESH_MS = SECOND_MS / 60;

type FrameCounts = Pick<PagesTally, 'frameTime' | 'frameRate' | 'dropped' | 'longTasks' | 'distance'>;

/** Frames, long tasks and distances of one page. */
export type FrameBook = {
  /** What was before `sinceAt`, ms of the page's clock, only shows how often the screen refreshes. */
  note(notes: Pick<PageNotes, 'frames' | 'longTasks' | 'distances'>, sinceAt: number): void;
  counts(): FrameCounts;
};

/** Frames by whole seconds: a second without any counts too, once another has begun. */
function createSeconds(ended: (frames: number) => void) {
  let second: number | null = null;
  let frames = 0;
  return (sinceStart: number) => {
    const now = Math.floor(sinceStart / SECOND_MS);
    second ??= now;
    for (; second < now; second += 1) {
      ended(frames);
      frames = 0;
    }
    frames += 1;
  };
}

/** How often a page that had little to do drew: the middle of its intervals, when that is faster than usual. */
function refreshOf(intervals: readonly number[]): number {
  const middle = intervals.toSorted((left, right) => left - right)[Math.floor(intervals.length / 2)];
  return Math.min(USUAL_REFRESH_MS, middle ?? USUAL_REFRESH_MS);
}

export function createFrameBook(): FrameBook {
  const [frameTime, frameRate] = [createHistogram(), createHistogram()];
  const [longTasks, distance] = [createHistogram(), createHistogram()];
  const frameInSecond = createSeconds((frames) => frameRate.record(frames));
  const before: number[] = [];
  let refreshMs: number | null = null;
  let last: number | null = null;
  let dropped = 0;
  const frame = (at: number, sinceAt: number) => {
    const interval = last === null ? null : at - last;
    last = at;
    if (at < sinceAt) {
      if (interval !== null) before.push(interval);
      return;
    }
    frameInSecond(at - sinceAt);
    if (interval === null) return;
    refreshMs ??= refreshOf(before);
    frameTime.record(interval);
    dropped += Math.max(0, Math.round(interval / refreshMs) - 1);
  };
  return {
    note(notes, sinceAt) {
      for (const at of notes.frames) frame(at, sinceAt);
      for (const { at, tookMs } of notes.longTasks) if (at >= sinceAt) longTasks.record(tookMs);
      for (const { at, px } of notes.distances) if (at >= sinceAt) distance.record(px);
    },
    counts: () => ({
      frameTime: frameTime.state(),
      frameRate: frameRate.state(),
      dropped,
      longTasks: longTasks.state(),
      distance: distance.state(),
    }),
  };
}

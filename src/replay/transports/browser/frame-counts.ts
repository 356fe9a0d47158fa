import { SECOND_MS } from '#contract/units/durations.ts';
import { createHistogram } from '#replay/measure/histogram.ts';
import type { PagesTally } from '#replay/measure/pages.ts';
import type { PageNotes } from './page-notes.ts';

/** The usual refresh interval of a screen, unless the page was faster before the run, ms. */
const USUAL_REFRESH_MS = SECOND_MS / 60;

type FrameCounts = Pick<PagesTally, 'frameTime' | 'frameRate' | 'dropped' | 'longTasks' | 'distance'>;

/** Counts frames, long tasks and distances of one page. */
export type FrameCounter = {
  /** Records notes. Frames before `sinceAt`, ms of the page's clock, only show the refresh interval of the screen. */
  note(notes: Pick<PageNotes, 'frames' | 'longTasks' | 'distances'>, sinceAt: number): void;
  counts(): FrameCounts;
};

/** Counts frames by whole seconds; a second without frames counts once a later one has begun. */
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

/** The refresh interval of an idle page: the median of its frame intervals, where it is shorter than usual. */
function refreshOf(intervals: readonly number[]): number {
  const middle = intervals.toSorted((left, right) => left - right)[Math.floor(intervals.length / 2)];
  return Math.min(USUAL_REFRESH_MS, middle ?? USUAL_REFRESH_MS);
}

/** Creates a counter that has seen no frame. */
export function createFrameCounter(): FrameCounter {
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

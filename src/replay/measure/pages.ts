import * as v from 'valibot';
import { createHistogram, HistogramState } from './histogram.ts';

const count = v.number();

/**
 * The counts of all pages of real browsers. Except for maxima they are sums, so that those of several workers merge.
 */
export const PagesTally = v.object({
  opened: count,
  /** Pages that crashed or were closed by hand. */
  gone: count,
  /** Requests of pages to origins that are not allowed; all of them were blocked. */
  refused: count,
  rows: v.object({
    /** Texts of the plan that the platform recorded, counted once for each page in their room. */
    owed: count,
    /** Texts that the core delivered to the page. */
    fed: count,
    rendered: count,
    /** Texts that the page counts as not shown, because the room was too fast to read. */
    leftOut: count,
    /** Texts that were in the list but never on screen, because more arrived at once than fits. */
    passed: count,
    /** All other texts. */
    unrendered: count,
    /** Unrendered texts that the core neither delivered nor counted as not shown. */
    untold: count,
  }),
  /** The time between two frames, ms. */
  frameTime: HistogramState,
  /** Frames in each second of each page; the unit is frames instead of ms. */
  frameRate: HistogramState,
  /** Refreshes of the screen without a new frame. */
  dropped: count,
  /** Tasks of 50 ms or more that blocked a page, ms. */
  longTasks: HistogramState,
  /** The distance from the bottom of the visible part to the bottom of the chat; the unit is px instead of ms. */
  distance: HistogramState,
  /** The largest page now, and the maximum. The heap excludes that of the worker. */
  heapBytes: v.object({ now: count, most: count }),
  nodes: v.object({ now: count, most: count }),
  /** CPU time of all renderer processes, workers and decoders included, ms. */
  cpu: v.object({ usedMs: count, tookMs: count }),
});
export type PagesTally = v.InferOutput<typeof PagesTally>;
export type RowCounts = PagesTally['rows'];

/** Makes an empty tally. */
export function noPages(): PagesTally {
  const empty = createHistogram().state();
  return {
    opened: 0,
    gone: 0,
    refused: 0,
    rows: { owed: 0, fed: 0, rendered: 0, leftOut: 0, passed: 0, unrendered: 0, untold: 0 },
    frameTime: empty,
    frameRate: empty,
    dropped: 0,
    longTasks: empty,
    distance: empty,
    heapBytes: { now: 0, most: 0 },
    nodes: { now: 0, most: 0 },
    cpu: { usedMs: 0, tookMs: 0 },
  };
}

const HISTOGRAMS = ['frameTime', 'frameRate', 'longTasks', 'distance'] as const;
export type PagesHistogram = (typeof HISTOGRAMS)[number];

/** Merges the tallies of pages; null when there are none. */
export function mergePages(parts: readonly (PagesTally | null)[]): PagesTally | null {
  const pages = parts.filter((part) => part !== null);
  if (pages.length === 0) return null;
  const sum = (of: (part: PagesTally) => number) => pages.reduce((total, part) => total + of(part), 0);
  const peak = (of: (part: PagesTally) => number) => Math.max(...pages.map(of));
  const merged = (name: PagesHistogram) => {
    const histogram = createHistogram();
    for (const part of pages) histogram.merge(part[name]);
    return histogram.state();
  };
  return {
    opened: sum(({ opened }) => opened),
    gone: sum(({ gone }) => gone),
    refused: sum(({ refused }) => refused),
    rows: {
      owed: sum(({ rows }) => rows.owed),
      fed: sum(({ rows }) => rows.fed),
      rendered: sum(({ rows }) => rows.rendered),
      leftOut: sum(({ rows }) => rows.leftOut),
      passed: sum(({ rows }) => rows.passed),
      unrendered: sum(({ rows }) => rows.unrendered),
      untold: sum(({ rows }) => rows.untold),
    },
    frameTime: merged('frameTime'),
    frameRate: merged('frameRate'),
    dropped: sum(({ dropped }) => dropped),
    longTasks: merged('longTasks'),
    distance: merged('distance'),
    heapBytes: { now: peak(({ heapBytes }) => heapBytes.now), most: peak(({ heapBytes }) => heapBytes.most) },
    nodes: { now: peak(({ nodes }) => nodes.now), most: peak(({ nodes }) => nodes.most) },
    cpu: { usedMs: sum(({ cpu }) => cpu.usedMs), tookMs: peak(({ cpu }) => cpu.tookMs) },
  };
}

import * as v from 'valibot';
import { createHistogram, HistogramState } from './histogram.ts';

const count = v.number();

/** What real browsers counted; all their pages together. It adds up, peaks aside, so that parts merge to the whole. */
export const PagesTally = v.object({
  opened: count,
  /** Crashed, or closed by whoever sat before it. */
  gone: count,
  /** Requests of a page to an origin that nobody allowed: none of them left. */
  refused: count,
  rows: v.object({
    /** Texts of the plan that the platform recorded, once for each page in their room. */
    owed: count,
    /** Told to the page by its core. */
    fed: count,
    rendered: count,
    /** Told in place as not shown, because the room was too fast to read. */
    leftOut: count,
    /** In the list, and never on screen: more came at once than fits, and the newest line went on. */
    passed: count,
    /** None of these. */
    unrendered: count,
    /** Those of them that its core never told the page of, nor counted as not shown. */
    untold: count,
  }),
  /** Between two frames, ms. */
  frameTime: HistogramState,
  /** Frames in each second of each page: the unit is not ms but frames. */
  frameRate: HistogramState,
  /** Refreshes of the screen that came and found no new frame. */
  dropped: count,
  /** Tasks of 50 ms or more that held a page up, ms. */
  longTasks: HistogramState,
  /** From the foot of what is in sight to the foot of the chat: the unit is px. */
  distance: HistogramState,
  /** The largest page now, and at its largest. The heap is the page's alone, without its worker. */
  heapBytes: v.object({ now: count, most: count }),
  nodes: v.object({ now: count, most: count }),
  /** Of the renderer processes together, worker and decoders included, ms. */
  cpu: v.object({ usedMs: count, tookMs: count }),
});
export type PagesTally = v.InferOutput<typeof PagesTally>;
export type RowCounts = PagesTally['rows'];

/** A tally of nothing yet. */
export function noPages(): PagesTally {
  const nothing = createHistogram().state();
  return {
    opened: 0,
    gone: 0,
    refused: 0,
    rows: { owed: 0, fed: 0, rendered: 0, leftOut: 0, passed: 0, unrendered: 0, untold: 0 },
    frameTime: nothing,
    frameRate: nothing,
    dropped: 0,
    longTasks: nothing,
    distance: nothing,
    heapBytes: { now: 0, most: 0 },
    nodes: { now: 0, most: 0 },
    cpu: { usedMs: 0, tookMs: 0 },
  };
}

const HISTOGRAMS = ['frameTime', 'frameRate', 'longTasks', 'distance'] as const;
export type PagesHistogram = (typeof HISTOGRAMS)[number];

/** The whole of some pages; null when there are none. */
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

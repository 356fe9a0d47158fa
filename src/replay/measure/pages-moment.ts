import * as v from 'valibot';
import { type HistogramState, histogramOf, recordedSince } from './histogram.ts';
import { rateOf } from './page-metrics.ts';
import type { PagesHistogram, PagesTally } from './pages.ts';

const count = v.number();
const MEGA = 1e6;

/** Measurements of pages in an interval. */
export const PagesMoment = v.object({
  /** Frames a second; null when no frame ended in the interval. */
  framesPerSecond: v.nullable(v.number()),
  frameP99Ms: v.nullable(v.number()),
  /** The total time of tasks of 50 ms or more, all pages together, ms. */
  longTaskMs: v.number(),
  /** The distance to the bottom of the chat, px. */
  distanceP50: v.nullable(v.number()),
  distanceMax: v.nullable(v.number()),
  /** The heap of the largest page at the end of the interval, MB. */
  heapMb: v.number(),
  nodes: count,
  /** The share of one core that all renderer processes used. */
  cpuShare: v.number(),
});
export type PagesMoment = v.InferOutput<typeof PagesMoment>;

/** Computes what pages measured between two tallies. */
export function pagesBetween(now: PagesTally | null, before: PagesTally | null): PagesMoment | null {
  if (now === null) return null;
  const since = (name: PagesHistogram) => (before ? recordedSince(now[name], before[name]) : now[name]);
  const [frames, tasks, distance] = [since('frameTime'), since('longTasks'), since('distance')];
  const share = (state: HistogramState, percent: number) =>
    state.count > 0 ? histogramOf(state).percentile(percent) : null;
  const tookMs = now.cpu.tookMs - (before?.cpu.tookMs ?? 0);
  const usedMs = now.cpu.usedMs - (before?.cpu.usedMs ?? 0);
  return {
    framesPerSecond: frames.count > 0 ? rateOf(frames) : null,
    frameP99Ms: share(frames, 99),
    longTaskMs: tasks.sumUs / 1_000,
    distanceP50: share(distance, 50),
    distanceMax: share(distance, 100),
    heapMb: now.heapBytes.now / MEGA,
    nodes: now.nodes.now,
    cpuShare: tookMs > 0 ? Math.max(0, usedMs / tookMs) : 0,
  };
}

const worse = (pick: (...values: number[]) => number, one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : pick(one, other);

/** Merges two intervals: the worse values are kept, and the time of long tasks is added. */
export function joinedPages(one: PagesMoment | null, other: PagesMoment | null): PagesMoment | null {
  if (one === null || other === null) return one ?? other;
  return {
    framesPerSecond: worse(Math.min, one.framesPerSecond, other.framesPerSecond),
    frameP99Ms: worse(Math.max, one.frameP99Ms, other.frameP99Ms),
    longTaskMs: one.longTaskMs + other.longTaskMs,
    distanceP50: worse(Math.max, one.distanceP50, other.distanceP50),
    distanceMax: worse(Math.max, one.distanceMax, other.distanceMax),
    heapMb: Math.max(one.heapMb, other.heapMb),
    nodes: Math.max(one.nodes, other.nodes),
    cpuShare: Math.max(one.cpuShare, other.cpuShare),
  };
}

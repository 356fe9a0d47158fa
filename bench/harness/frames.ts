import type { JSHandle, Page } from 'playwright';

export interface FrameStats {
  readonly frames: number;
  readonly perSecond: number;
  /** Gaps between animation frames, ms. */
  readonly gapMs: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  /** Tasks over 50 ms. */
  readonly longTasks: { readonly count: number; readonly totalMs: number; readonly maxMs: number };
}

interface Record {
  readonly gaps: number[];
  readonly longTasks: number[];
}

/** Watches animation frames and long tasks of a page until the returned function is called. */
export async function watchFrames(page: Page): Promise<() => Promise<FrameStats>> {
  const watching = await page.evaluateHandle(beginRecording);
  return async () => {
    const record = await finish(watching);
    return summary(record);
  };
}

/** Runs in the page. */
function beginRecording(): () => Record {
  const gaps: number[] = [];
  const longTasks: number[] = [];
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    gaps.push(now - last);
    last = now;
    frame = requestAnimationFrame(step);
  });
  const observer = new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    return { gaps, longTasks };
  };
}

async function finish(watching: JSHandle<() => Record>): Promise<Record> {
  const record = await watching.evaluate((stop) => stop());
  await watching.dispose();
  return record;
}

function summary({ gaps, longTasks }: Record): FrameStats {
  const sorted = gaps.slice(1).sort((a, b) => a - b);
  const total = sum(sorted);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    frames: sorted.length,
    perSecond: total > 0 ? (sorted.length * 1000) / total : 0,
    gapMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
    longTasks: { count: longTasks.length, totalMs: sum(longTasks), maxMs: Math.max(0, ...longTasks) },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

import type { Page } from 'playwright';
import * as v from 'valibot';

/** Figures read from a trace of a stretch of time. */
export type Traced = {
  /** Frames that reached the screen, a second. */
  readonly fps: number;
  /** The longest time between two of them, ms. */
  readonly longestGap: number;
  /** The longest task of the page's main thread, ms. */
  readonly longestTask: number;
  /** Number of its tasks over 50 ms. */
  readonly longTasks: number;
  /** Share of the time taken by all its tasks, %; a throttled processor spends the rest waiting. */
  readonly busy: number;
};

const TraceFile = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Microseconds. */
      ts: v.optional(v.number(), 0),
      dur: v.optional(v.number(), 0),
      args: v.optional(v.object({ name: v.optional(v.unknown()) })),
    }),
  ),
});
type TraceEvent = v.InferOutput<typeof TraceFile>['traceEvents'][number];

const CATEGORIES = ['toplevel', 'benchmark'];
const LONG_MS = 50;

const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';

/** Durations of the tasks of the page's main thread, ms: of the renderer that put frames on the screen most. */
function mainTasks(events: readonly TraceEvent[]): readonly number[] {
  const threads = events
    .filter(isMain)
    .map(({ pid, tid }) =>
      events
        .filter(
          (event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
        )
        .map(({ dur }) => dur / 1_000),
    );
  return threads.toSorted((left, right) => right.length - left.length)[0] ?? [];
}

/**
 * Traces a page for `ms`. Frames are counted where they are displayed: a counting loop in the page has every animated
 * element styled once a frame, and measures itself.
 */
export async function traced(page: Page, ms: number): Promise<Traced> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(ms);
  const { traceEvents } = v.parse(TraceFile, JSON.parse((await browser.stopTracing()).toString('utf8')));
  const shown = traceEvents
    .filter(({ name }) => name === 'Display::FrameDisplayed')
    .map(({ ts }) => ts / 1_000)
    .toSorted((left, right) => left - right);
  const gaps = shown.slice(1).map((at, index) => at - (shown[index] ?? at));
  const tasks = mainTasks(traceEvents);
  return {
    fps: (shown.length * 1_000) / ms,
    longestGap: Math.max(0, ...gaps),
    longestTask: Math.max(0, ...tasks),
    longTasks: tasks.filter((task) => task > LONG_MS).length,
    busy: (tasks.reduce((sum, task) => sum + task, 0) / ms) * 100,
  };
}

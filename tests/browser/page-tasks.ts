import * as v from 'valibot';
import { cdp } from 'vitest/browser';

/** A finished event of Chromium's trace. Times are microseconds: `ts` of the clock, `tdur` of the processor. */
const TraceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  tdur: v.optional(v.number(), 0),
});
type TraceEvent = v.InferOutput<typeof TraceEvent>;

const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'FireAnimationFrame';

export type PageTasks = {
  /** Processor time of the longest task of the page's thread, ms. */
  readonly longestMs: number;
  /** Processor time of the page's thread from one frame to the next: 95 of a hundred frames take no longer, ms. */
  readonly frameP95Ms: number;
  readonly frames: number;
};

/** What the thread that draws frames has done: no other thread of the browser counts. */
function tasksIn(events: readonly TraceEvent[]): PageTasks {
  const own = events.find(({ name }) => name === FRAME);
  const ours = events.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid);
  const starts = [...new Set(ours.filter(({ name }) => name === FRAME).map(({ ts }) => ts))].toSorted(
    (one, other) => one - other,
  );
  const tasks = ours.filter(({ name }) => name === TASK);
  const perFrame = starts
    .slice(1)
    .map((end, at) =>
      tasks
        .filter(({ ts }) => ts >= (starts[at] ?? 0) && ts < end)
        .reduce((sum, { tdur }) => sum + tdur / 1_000, 0),
    )
    .toSorted((one, other) => one - other);
  return {
    longestMs: Math.max(0, ...tasks.map(({ tdur }) => tdur / 1_000)),
    frameP95Ms: perFrame[Math.floor(perFrame.length * 0.95)] ?? 0,
    frames: perFrame.length,
  };
}

/**
 * Traces the browser while something happens and reads what the page's own thread did. Processor time does not grow
 * while the thread waits for its turn, so the figures hold on a machine that is busy with something else.
 */
export async function tasksWhile(happens: () => Promise<void>): Promise<PageTasks> {
  const session = cdp();
  const events: TraceEvent[] = [];
  const { promise: complete, resolve } = Promise.withResolvers<unknown>();
  const take = ({ value }: { readonly value: readonly unknown[] }) => {
    events.push(
      ...value.filter((event) => v.is(TraceEvent, event)).map((event) => v.parse(TraceEvent, event)),
    );
  };
  session.on('Tracing.dataCollected', take);
  session.on('Tracing.tracingComplete', resolve);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
  });
  await happens();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', take);
  session.off('Tracing.tracingComplete', resolve);
  return tasksIn(events);
}

const WINDOW_MS = 60_000;
const TYPE = 'longtask';

export type LongTasks = { readonly count: number; readonly longestMs: number };

/** The tasks that held the page up for more than 50 ms in the last minute; null where the browser does not report them. */
export function watchLongTasks() {
  let tasks: readonly PerformanceEntry[] = [];
  const told = PerformanceObserver.supportedEntryTypes.includes(TYPE);
  const observer = new PerformanceObserver((list) => {
    tasks = [...tasks, ...list.getEntries()];
  });
  if (told) observer.observe({ type: TYPE });
  return {
    read(): LongTasks | null {
      if (!told) return null;
      tasks = tasks.filter(({ startTime }) => performance.now() - startTime <= WINDOW_MS);
      return { count: tasks.length, longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)) };
    },
    stop: () => observer.disconnect(),
  };
}

import type { ResourceTiming } from './time-sync.ts';

const isTimed = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.requestStart > 0;

/**
 * Reads the browser’s timing buffer, which is emptied whenever it is read or full: a full one takes no new entry. An entry
 * whose server does not expose its timing is left out.
 */
export function resourceTimingOf(timeline: Performance): ResourceTiming {
  timeline.addEventListener('resourcetimingbufferfull', () => timeline.clearResourceTimings());
  return (url) => {
    const entries = timeline.getEntriesByName(url, 'resource').filter(isTimed);
    timeline.clearResourceTimings();
    return entries;
  };
}
